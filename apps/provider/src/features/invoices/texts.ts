import { formatDay } from '@comanda/client/formats/date-time.ts';
import type { StoreInvoice } from '@comanda/contract/provider/invoices.calls';
import { formatCents } from '@comanda/domain/money/format-cents';

export const invoiceTexts = {
  title: 'Faturas',
  hint: 'Uma fatura vencida e em aberto aparece no painel de quem administra a loja.',
  list: 'Faturas da loja',
  failed: 'Não foi possível carregar as faturas.',
  noneTitle: 'Nenhuma fatura ainda',
  noneHint: 'Cobre a loja: valor e dia do vencimento.',
  add: 'Nova fatura',
  facts: ({ invoiceId, dueOn }: StoreInvoice) => `Nº ${invoiceId} · vencimento ${formatDay(dueOn)}`,
  status: { overdue: 'Vencida', open: 'Em aberto', paid: 'Paga', cancelled: 'Cancelada' },
  pay: 'Dar baixa',
  payNamed: (invoiceId: number) => `Dar baixa na fatura ${invoiceId}`,
  payTitle: 'Dar baixa nesta fatura?',
  payText: ({ invoiceId, valueCents }: StoreInvoice) =>
    `A fatura ${invoiceId}, de ${formatCents(valueCents)}, fica como paga e sai do painel da loja.`,
  payYes: 'Dar baixa',
  cancel: 'Cancelar',
  cancelNamed: (invoiceId: number) => `Cancelar a fatura ${invoiceId}`,
  cancelTitle: 'Cancelar esta fatura?',
  cancelText: ({ invoiceId, valueCents }: StoreInvoice) =>
    `Ninguém mais cobra a fatura ${invoiceId}, de ${formatCents(valueCents)}. Ela não volta a ficar em aberto.`,
  cancelYes: 'Cancelar fatura',
  back: 'Voltar',
  dialog: {
    title: 'Nova fatura',
    value: 'Valor',
    dueOn: 'Vencimento',
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
    sum: 'Vencido ao todo',
    count: (count: number) => (count === 1 ? '1 fatura' : `${count.toLocaleString('pt-BR')} faturas`),
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
