import type { FailureRow } from '../failure-row.ts';

/** Failures of a store's book. */
export const LEDGER_ERRORS = {
  'ledger.no-book': { status: 409, text: 'O financeiro desta loja ainda não começou.' },
  'ledger.has-book': { status: 409, text: 'O financeiro desta loja já começou.' },
  'ledger.other-figures': {
    status: 422,
    text: 'Este lançamento já foi feito com outros valores. Confira antes de continuar.',
  },
  'ledger.account-short': { status: 409, text: 'Não há saldo suficiente para isso.' },
  'ledger.past-day': { status: 422, text: 'Escolha um dia que ainda não começou.' },
} as const satisfies Record<string, FailureRow>;
