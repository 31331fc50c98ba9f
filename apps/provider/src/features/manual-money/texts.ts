import type { ManualRequest } from '@comanda/contract/ledger/provider-manual.calls';
import { BOOK_ACCOUNT_NAMES } from '@comanda/domain/ledger/account-names';
import { formatCents } from '@comanda/domain/money/format-cents';

const KINDS = { adjustment: 'Ajuste', opening: 'Saldo de abertura' } as const;

export const manualTexts = {
  title: 'Aguardando segunda pessoa',
  hint: 'Ajustes e saldos de abertura só são lançados quando outra pessoa da equipe aprova. Quem pediu não decide.',
  failed: 'Não foi possível carregar o que aguarda.',
  empty: 'Nada aguarda uma segunda pessoa',
  emptyHint: 'Um ajuste se pede na loja, na aba Financeiro.',
  toStores: 'Ver lojas',
  kinds: KINDS,
  nameOf: ({ kind, storeName }: ManualRequest) => `${KINDS[kind]}, ${storeName}`,
  whatOf: ({ kind, cents }: ManualRequest) => `${KINDS[kind]} de ${formatCents(Math.abs(cents))}`,
  lineOf: ({ kind, cents }: ManualRequest) =>
    `${KINDS[kind]}: ${formatCents(Math.abs(cents))} ${cents < 0 ? 'contra' : 'a favor'}`,
  account: 'Conta',
  accountOf: ({ account }: ManualRequest) => BOOK_ACCOUNT_NAMES[account],
  value: 'Valor',
  valueOf: ({ cents }: ManualRequest) =>
    `${formatCents(Math.abs(cents))} ${cents < 0 ? 'contra a loja' : 'a favor da loja'}`,
  reason: 'Motivo, que a loja lê',
  askedBy: (name: string) => `Pedido por ${name}`,
  own: 'Você pediu: outra pessoa da equipe precisa decidir.',
  toStore: 'Ver o financeiro da loja',
  approve: 'Aprovar e lançar',
  reject: 'Recusar',
  approved: 'Aprovado e lançado. A loja foi avisada.',
  rejected: 'Recusado. Nada foi lançado.',
  notDone: 'Não foi possível aprovar. Tente de novo.',
  stale: (why: string) => `${why} Passamos para o próximo.`,
  next: 'Em seguida',
  more: (count: number) => `e mais ${count}`,
  rejectTitle: 'Recusar o lançamento',
  words: 'Motivo, que quem pediu lê',
  decided: {
    title: 'Decididos',
    list: 'Ajustes e saldos de abertura decididos',
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
