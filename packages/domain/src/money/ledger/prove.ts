import { ACCOUNTS, type Account, type Balances } from './accounts.ts';
import type { Entry } from './apply-moves.ts';

/** An entry as the database stores it. */
export interface NumberedEntry extends Entry {
  seq: number;
}

/** A difference found by a check. The values are cents, or numbers of entries. */
export interface LedgerDifference {
  /**
   * Number of the entry with the difference. For a difference of the whole ledger, this is the number of the
   * last entry.
   */
  seq: number;
  /**
   * The checked value. 'gap': a number is missing. An account name: the balance of that account. 'sum': the
   * sum of all balances, which must be 0. 'held-payments', 'open-receivables', …: the total of the table rows
   * that an account consists of.
   */
  what: 'gap' | 'sum' | Account | 'held-payments' | 'open-receivables' | 'open-blocks' | 'open-transfers';
  expected: number;
  found: number;
}

/** Totals in cents of the rows that accounts consist of, read from the tables of these rows. */
export interface LedgerTies {
  heldPayments: number;
  openReceivables: number;
  openBlocks: number;
  /** Sum of the transfers that were requested, and are neither paid nor failed. */
  openTransfers: number;
}

/**
 * Recomputes consecutive entries from the balances in `before`. Returns the final balances and all
 * differences: missing numbers, and balances that do not match the entries. After a difference the check
 * continues with the stored balances, so that it finds later differences, too.
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

/** Differences between a ledger and the sum of its entries, or between accounts and their totals. */
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
 * The differences and their amounts as one text, to compare two checks. The text changes only if the
 * differences change. Null without differences.
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

/**
 * 'hold': settlements of the store must wait until a person releases them. 'forget': the check found no
 * difference, so the saved release must be deleted.
 */
export type HoldStep = 'none' | 'hold' | 'forget';

/**
 * The change of a store's hold after a check of the ledger. A difference holds the settlements until a person
 * releases them. A release is valid only for the differences that the person saw. A check without differences
 * deletes the release, so that later differences hold the settlements again.
 */
export function holdStep(
  last: { differences: string; isReleased: boolean } | null,
  differences: string | null,
): HoldStep {
  if (differences === null) return last?.isReleased === true ? 'forget' : 'none';
  if (last === null) return 'hold';
  return last.isReleased && last.differences !== differences ? 'hold' : 'none';
}
