import { formatDay } from '@comanda/client/formats/date-time.ts';
import {
  INVOICE_STATUS_WORDS,
  type StoreInvoice,
} from '@comanda/contract/money/invoices/provider-invoices.calls';
import { formatMoney } from '@comanda/web/formats/format-money';

const BOLETO_WORDS = {
  asking: 'Sendo gerado',
  open: 'Em aberto',
  paid: 'Pago',
  withdrawn: 'Retirado',
  refused: 'Recusado',
} as const;

const SECOND_PERSON = 'Nada muda agora: outra pessoa da equipe confere e aprova em Financeiro.';

export const invoiceTexts = {
  title: 'Faturas',
  hint: 'Uma fatura vencida e em aberto aparece no painel de quem administra a loja.',
  list: 'Faturas da loja',
  failed: 'Não foi possível carregar as faturas.',
  noneTitle: 'Nenhuma fatura ainda',
  noneHint: 'Cobre a loja: valor e dia do vencimento.',
  add: 'Nova fatura',
  name: (invoiceId: number) => `Fatura ${invoiceId}`,
  columns: {
    invoice: 'Fatura',
    period: 'Período',
    dueOn: 'Vencimento',
    status: 'Situação',
    value: 'Valor',
    open: 'Em aberto',
    boleto: 'Boleto',
    actions: 'Ações',
  },
  periodOf: ({ startsOn, endsOn }: StoreInvoice) =>
    startsOn === null || endsOn === null ? 'Avulsa' : `${formatDay(startsOn)} a ${formatDay(endsOn)}`,
  /** An accumulated invoice is not paid itself, so its amount is 0, as on the store's own screen. */
  valueOf: ({ kind, valueCents }: StoreInvoice) => (kind === 'accumulated' ? 0 : valueCents),
  boletoOf: ({ kind, valueCents, boleto, boletoReason }: StoreInvoice) =>
    kind === 'accumulated'
      ? `${valueCents < 0 ? 'Desconto' : 'Acréscimo'} de ${formatMoney(Math.abs(valueCents))} na próxima fatura`
      : boleto === null
        ? '–'
        : [BOLETO_WORDS[boleto], boletoReason].filter(Boolean).join(': '),
  payment: 'Registrar pagamento',
  requestBoleto: 'Pedir outro boleto',
  submit: 'Pedir',
  requested: 'Pedido. Outra pessoa da equipe precisa aprovar em Financeiro.',
  reason: 'Motivo, que a loja lê',
  paymentDialog: {
    title: (invoiceId: number) => `Pagamento da fatura ${invoiceId}`,
    hint: ({ kind }: StoreInvoice) =>
      `Para o que entrou sem o boleto. ${SECOND_PERSON}${
        kind === null
          ? ''
          : ' Aprovado, o que passar do valor em aberto fica a favor da loja, e o boleto atual é retirado.'
      }`,
    value: 'Valor recebido',
    code: 'Código do banco',
    codeHint: 'O identificador do Pix ou do depósito no extrato, ou o número do recibo.',
  },
  cancelDialog: {
    title: (invoiceId: number) => `Cancelar a fatura ${invoiceId}`,
    hint: ({ kind, openCents }: StoreInvoice) =>
      `${SECOND_PERSON} Aprovado, ${
        kind === null
          ? `ninguém mais cobra os ${formatMoney(openCents)}.`
          : `os ${formatMoney(openCents)} em aberto voltam para a conta corrente da loja, e o boleto é retirado.`
      }`,
  },
  actionsOf: (invoiceId: number) => `Ações da fatura ${invoiceId}`,
  // A user has requested the end of the invoice, and a second user must approve it.
  status: { ...INVOICE_STATUS_WORDS, waiting: 'Em aprovação' },
  cancel: 'Cancelar',
  dialog: {
    title: 'Nova fatura',
    value: 'Valor',
    dueOn: 'Vencimento',
    reason: 'Motivo, que a loja lê',
    reasonHint: 'Está na fatura, no PDF e no e-mail à loja.',
    submit: 'Cobrar a loja',
    done: 'Fatura aberta.',
  },
  overdue: {
    title: 'Faturas vencidas',
    subtitle: 'De todas as lojas, a mais antiga primeiro.',
    failed: 'Não foi possível carregar as faturas vencidas.',
    noneTitle: 'Nenhuma fatura vencida',
    noneHint: 'Todas as lojas estão em dia.',
    list: 'Faturas vencidas',
    sum: 'Total vencido',
    columns: {
      store: 'Loja',
      city: 'Cidade',
      invoice: 'Fatura',
      dueOn: 'Vencimento',
      late: 'Atraso',
      value: 'Valor',
    },
    age: (days: number) => (days === 1 ? 'há 1 dia' : `há ${days.toLocaleString('pt-BR')} dias`),
    noun: ['fatura', 'faturas'],
  },
} as const;
