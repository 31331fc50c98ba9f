import { ACCOUNTS, type Account, type Balances } from './accounts.ts';
import type { Entry } from './apply-moves.ts';

/** An entry as it stands in the book. */
export interface NumberedEntry extends Entry {
  seq: number;
}

/** Something that does not come out. Cents, or a number of an entry. */
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
 * Counts entries that follow each other from `before` on. Answers the balances after the last one and all that differs: a number that is
 * missing, or an entry whose balances afterwards are not what the entries add up to. Behind a difference it goes on with what was found,
 * so that a later one shows.
 */
export function proveEntries(
  before: Balances,
  afterSeq: number,
  entries: readonly NumberedEntry[],
): { balances: Record<Account, number>; differences: LedgerDifference[] } {
  const balances = { ...before };
  const differences: LedgerDifference[] = [];
  let last = afterSeq;
  for (const { seq, from, to, cents, fromAfter, toAfter } of entries) {
    if (seq !== last + 1) differences.push({ seq, what: 'gap', expected: last + 1, found: seq });
    last = seq;
    balances[from] -= cents;
    balances[to] += cents;
    for (const [account, found] of [
      [from, fromAfter],
      [to, toAfter],
    ] as const) {
      if (balances[account] !== found)
        differences.push({ seq, what: account, expected: balances[account], found });
      balances[account] = found;
    }
  }
  return { balances, differences };
}

/** Where a book does not say what its entries add up to, or its accounts are not what they are made of. */
export function proveBook(
  book: { lastSeq: number; balances: Balances },
  counted: Balances,
  ties: LedgerTies,
): LedgerDifference[] {
  const { lastSeq: seq, balances } = book;
  const differs = (what: LedgerDifference['what'], expected: number, found: number) =>
    expected === found ? [] : [{ seq, what, expected, found }];
  const sum = ACCOUNTS.reduce((total, account) => total + balances[account], 0);
  return [
    ...ACCOUNTS.flatMap((account) => differs(account, counted[account], balances[account])),
    ...differs('sum', 0, sum),
    ...differs('held-payments', ties.heldPayments, balances.held),
    ...differs('open-receivables', ties.openReceivables, balances.receivable),
    ...differs('open-blocks', ties.openBlocks, balances.blocked),
    ...differs('open-transfers', ties.openTransfers, balances.transit),
  ];
}

/**
 * What differs and by how much, as one text: the same while a difference stays as it is, whatever is posted meanwhile. Null: nothing
 * differs.
 */
export function differencesKey(differences: readonly LedgerDifference[]): string | null {
  const sums = new Map<string, number>();
  for (const { what, expected, found } of differences)
    sums.set(what, (sums.get(what) ?? 0) + found - expected);
  return sums.size === 0
    ? null
    : [...sums]
        .map((pair) => pair.join(':'))
        .toSorted()
        .join(' ');
}

/** 'hold': repasses wait from now on; 'forget': the release has done its work. */
export type HoldStep = 'none' | 'hold' | 'forget';

/**
 * What becomes of a hold after a proof. A hold ends by a person's release only. A release counts for the differences it was made for,
 * while they stay: others hold again, and so does the same one after the book came out in between.
 */
export function holdStep(
  last: { differences: string; isReleased: boolean } | null,
  differences: string | null,
): HoldStep {
  if (differences === null) return last?.isReleased === true ? 'forget' : 'none';
  if (last === null) return 'hold';
  return last.isReleased && last.differences !== differences ? 'hold' : 'none';
}
