import { ACCOUNTS, type Account, type Balances } from './accounts.ts';
import type { Entry } from './apply-moves.ts';

/** An entry as it stands in the book. */
export interface NumberedEntry extends Entry {
  seq: number;
}

/** The first thing that does not come out. Cents, or a number of an entry. */
export interface LedgerDifference {
  /** The entry it was found at; of the book as a whole its last. */
  seq: number;
  /** 'gap': a number is missing; an account: what stood after the entry, or stands in the book; a tie: what the account is made of. */
  what: 'gap' | 'sum' | Account | 'held-payments' | 'open-receivables' | 'open-blocks' | 'open-transfers';
  expected: number;
  found: number;
}

/** What accounts are made of, counted in the tables of their own. Cents. */
export interface LedgerTies {
  heldPayments: number;
  openReceivables: number;
  openBlocks: number;
  /** Asked for, and neither paid nor failed. */
  openTransfers: number;
}

/**
 * Counts entries that follow each other from `before` on. Answers the balances after the last one, or the first difference: a number that
 * is missing, or an entry whose balances afterwards are not what the entries add up to.
 */
export function proveEntries(
  before: Balances,
  afterSeq: number,
  entries: readonly NumberedEntry[],
): { balances: Record<Account, number>; difference: LedgerDifference | null } {
  const balances = { ...before };
  let last = afterSeq;
  for (const { seq, from, to, cents, fromAfter, toAfter } of entries) {
    if (seq !== last + 1) {
      return { balances, difference: { seq, what: 'gap', expected: last + 1, found: seq } };
    }
    last = seq;
    balances[from] -= cents;
    balances[to] += cents;
    for (const [account, found] of [
      [from, fromAfter],
      [to, toAfter],
    ] as const) {
      if (balances[account] !== found) {
        return { balances, difference: { seq, what: account, expected: balances[account], found } };
      }
    }
  }
  return { balances, difference: null };
}

/** Whether a book says what its entries add up to, and its accounts what they are made of. */
export function proveBook(
  book: { lastSeq: number; balances: Balances },
  counted: Balances,
  ties: LedgerTies,
): LedgerDifference | null {
  const { lastSeq: seq, balances } = book;
  const differs = (what: LedgerDifference['what'], expected: number, found: number) =>
    expected === found ? [] : [{ seq, what, expected, found }];
  const sum = ACCOUNTS.reduce((total, account) => total + balances[account], 0);
  const [first = null] = [
    ...ACCOUNTS.flatMap((account) => differs(account, counted[account], balances[account])),
    ...differs('sum', 0, sum),
    ...differs('held-payments', ties.heldPayments, balances.held),
    ...differs('open-receivables', ties.openReceivables, balances.receivable),
    ...differs('open-blocks', ties.openBlocks, balances.blocked),
    ...differs('open-transfers', ties.openTransfers, balances.transit),
  ];
  return first;
}
