import type { ManualRequest } from '@comanda/contract/ledger/provider-manual.calls';
import { BOOK_ACCOUNT_NAMES } from '@comanda/domain/ledger/account-names';
import { formatCents } from '@comanda/domain/money/format-cents';

const KINDS = {
  adjustment: 'Ajuste',
  opening: 'Saldo de abertura',
  'invoice-paid': 'Pagamento de fatura',
  'invoice-cancelled': 'Cancelamento de fatura',
} as const;

/** What is asked for, with the invoice it is about. */
const named = ({ kind, invoiceId }: ManualRequest) =>
  invoiceId === null ? KINDS[kind] : `${KINDS[kind].replace('de fatura', 'da fatura')} ${invoiceId}`;
const amountOf = ({ cents }: ManualRequest) => formatCents(Math.abs(cents));
/** An invoice has no side. */
const shownValue = (request: ManualRequest) =>
  request.invoiceId === null
    ? `${amountOf(request)} ${request.cents < 0 ? 'contra a loja' : 'a favor da loja'}`
    : amountOf(request);

export const manualTexts = {
  title: 'Aguardando segunda pessoa',
  hint: 'Ajustes, saldos de abertura e faturas pagas ou canceladas à mão só valem quando outra pessoa da equipe aprova. Quem pediu não decide.',
  failed: 'Não foi possível carregar o que aguarda.',
  empty: 'Nada aguarda uma segunda pessoa',
  emptyHint:
    'Um ajuste se pede na loja, na aba Financeiro; o pagamento ou o cancelamento de uma fatura, na aba Faturas.',
  toStores: 'Ver lojas',
  nameOf: (request: ManualRequest) => `${named(request)}, ${request.storeName}`,
  whatOf: (request: ManualRequest) =>
    `${named(request)}${request.invoiceId === null ? ' de' : ','} ${amountOf(request)}`,
  lineOf: (request: ManualRequest) => `${named(request)}: ${shownValue(request)}`,
  account: 'Conta',
  accountOf: ({ account }: ManualRequest) => BOOK_ACCOUNT_NAMES[account],
  value: 'Valor',
  valueOf: shownValue,
  code: 'Código do banco',
  open: 'Em aberto na fatura',
  changed: (nowCents: number) =>
    nowCents === 0
      ? 'Mudou desde o pedido: não há mais nada em aberto nesta fatura. Recuse, e peça de novo se ainda valer.'
      : `Mudou desde o pedido: agora estão em aberto ${formatCents(nowCents)}. Recuse, e peça de novo se ainda valer.`,
  reason: 'Motivo, que a loja lê',
  askedBy: (name: string) => `Pedido por ${name}`,
  own: 'Você pediu: outra pessoa da equipe precisa decidir.',
  toStore: 'Ver o financeiro da loja',
  toInvoices: 'Ver as faturas da loja',
  approve: 'Aprovar e lançar',
  reject: 'Recusar',
  approved: 'Aprovado e lançado. A loja foi avisada.',
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
      asked: 'Pedido por',
      decided: 'Decidido por',
      words: 'Motivo da recusa',
      state: 'Decisão',
    },
    states: { approved: 'Aprovado', rejected: 'Recusado' },
  },
} as const;
