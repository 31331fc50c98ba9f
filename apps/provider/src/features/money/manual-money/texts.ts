import type { ManualRequest } from '@comanda/contract/money/ledger/provider-manual.calls';
import { BOOK_ACCOUNT_NAMES } from '@comanda/domain/money/ledger/account-names';
import { formatMoney } from '@comanda/web/formats/format-money';

const KINDS = {
  adjustment: 'Ajuste',
  opening: 'Saldo de abertura',
  'invoice-paid': 'Pagamento de fatura',
  'invoice-cancelled': 'Cancelamento de fatura',
  refund: 'Reembolso',
  fine: 'Multa',
  'fine-reversed': 'Estorno de multa',
  'reversal-approved': 'Estorno pedido pela loja',
  invoice: 'Cobrança avulsa',
  holder: 'Titular do pagamento online',
  commission: 'Comissão',
  plan: 'Taxas de um plano',
} as const satisfies Record<ManualRequest['kind'], string>;

const OBSTACLES = {
  'same-person': 'Você pediu: outra pessoa da equipe precisa decidir.',
  'fresh-login':
    'Seu usuário foi criado ou alterado por outra pessoa há menos de 24 horas. Até lá, outra pessoa da equipe decide.',
  'same-hand':
    'Seu usuário e o de quem pediu dependem da mesma pessoa, que criou ou alterou um deles. Outra pessoa da equipe decide este pedido. Para os próximos, troque sua senha em Minha conta um dia depois da mudança.',
} as const satisfies Record<NonNullable<ManualRequest['obstacle']>, string>;

/** Name of a request, with the number of its invoice. */
const named = ({ kind, invoiceId }: ManualRequest) =>
  invoiceId === null ? KINDS[kind] : `${KINDS[kind].replace('de fatura', 'da fatura')} ${invoiceId}`;
const amountOf = ({ cents }: ManualRequest) => formatMoney(Math.abs(cents));
/** Only postings between the store and us credit or debit the store. Invoices and refunds to customers do not. */
const hasSide = ({ kind }: ManualRequest) => kind === 'adjustment' || kind === 'opening';
const shownValue = (request: ManualRequest) =>
  hasSide(request)
    ? `${amountOf(request)} ${request.cents < 0 ? 'contra a loja' : 'a favor da loja'}`
    : amountOf(request);

/** A fee table has many parts, but a row has space only for the first part. */
const shortened = (about: string) => about.replace(/;.*$/s, ' …');

export const manualTexts = {
  title: 'Aguardando segunda pessoa',
  hint: 'Ajustes, aberturas, faturas encerradas à mão, titulares, comissões, taxas de planos e valores altos só valem quando outra pessoa da equipe aprova. Quem pediu não decide.',
  failed: 'Não foi possível carregar o que aguarda.',
  empty: 'Nada aguarda uma segunda pessoa',
  emptyHint:
    'Um ajuste se pede na loja, na aba Financeiro; o pagamento ou o cancelamento de uma fatura, na aba Faturas.',
  toStores: 'Ver lojas',
  nameOf: (request: ManualRequest) => `${named(request)}, ${request.storeName}`,
  whatOf: (request: ManualRequest) =>
    request.cents === 0
      ? named(request)
      : `${named(request)}${request.invoiceId === null ? ' de' : ','} ${amountOf(request)}`,
  lineOf: (request: ManualRequest) =>
    [
      `${named(request)}:`,
      [
        ...(request.cents === 0 ? [] : [shownValue(request)]),
        ...(request.about === null ? [] : [shortened(request.about)]),
      ].join(', '),
    ].join(' '),
  about: 'Sobre',
  account: 'Conta',
  accountOf: (request: ManualRequest) => (hasSide(request) ? BOOK_ACCOUNT_NAMES[request.account] : null),
  value: 'Valor',
  valueOf: (request: ManualRequest) => (request.cents === 0 ? null : shownValue(request)),
  code: 'Código do banco',
  open: 'Em aberto na fatura',
  changed: (nowCents: number) =>
    nowCents === 0
      ? 'Mudou desde o pedido: não há mais nada em aberto nesta fatura. Recuse, e peça de novo se ainda valer.'
      : `Mudou desde o pedido: agora estão em aberto ${formatMoney(nowCents)}. Recuse, e peça de novo se ainda valer.`,
  reason: 'Motivo, que a loja lê',
  /** For a request without a reason, its kind already explains it. */
  reasonOf: ({ kind, reason }: ManualRequest) =>
    kind === 'plan' || kind === 'commission' || kind === 'invoice' ? null : reason,
  requestedBy: (name: string) => `Pedido por ${name}`,
  obstacles: OBSTACLES,
  toStore: 'Ver o financeiro da loja',
  toInvoices: 'Ver as faturas da loja',
  toPlans: 'Ver os planos',
  approve: 'Aprovar e lançar',
  reject: 'Recusar',
  approved: 'Aprovado e feito.',
  rejected: 'Recusado. Nada foi lançado.',
  notDone: 'Não foi possível aprovar. Tente de novo.',
  stale: (why: string) => why,
  next: 'Em seguida',
  more: (count: number) => `e mais ${count}`,
  rejectTitle: 'Recusar o lançamento',
  words: 'Motivo, que quem pediu lê',
  decided: {
    title: 'Decididos',
    list: 'O que foi decidido',
    noun: ['solicitação', 'solicitações'] as const,
    failed: 'Não foi possível carregar os decididos.',
    none: 'Nada foi decidido ainda',
    columns: {
      store: 'Loja',
      what: 'Lançamento',
      reason: 'Motivo',
      requested: 'Pedido por',
      decided: 'Decidido por',
      words: 'Motivo da recusa',
      state: 'Decisão',
    },
    states: { approved: 'Aprovado', rejected: 'Recusado' },
  },
} as const;
