import { type Account, type Balances, NEVER_BELOW_ZERO } from './accounts.ts';
import type { EntryKind } from './entry-kinds.ts';

/** An amount that goes from one account of a book to another. Integer cents above zero. */
export interface Move {
  from: Account;
  to: Account;
  cents: number;
  kind: EntryKind;
}

/** A move that was written: what stood on both accounts after it. */
export interface Entry extends Move {
  fromAfter: number;
  toAfter: number;
}

/** A move would take an account below zero that cannot be: the cause is refused, nothing is written. */
export class AccountShort extends Error {
  readonly account: Account;

  constructor(account: Account) {
    super(`account ${account} is short`);
    this.account = account;
  }
}

/** A move, or none where nothing moves; a negative amount moves the other way. */
export function move(from: Account, to: Account, cents: number, kind: EntryKind): Move[] {
  if (cents === 0) return [];
  return [cents > 0 ? { from, to, cents, kind } : { from: to, to: from, cents: -cents, kind }];
}

/** The moves that take others back, last first. */
export function counterMoves(moves: readonly Move[]): Move[] {
  return moves.map(({ from, to, cents, kind }) => ({ from: to, to: from, cents, kind })).reverse();
}

/**
 * Writes moves on a book in their order. Throws {@link AccountShort}; a RangeError for an amount that is no whole number above zero
 * or a move from an account to itself.
 */
export function applyMoves(
  before: Balances,
  moves: readonly Move[],
): { entries: Entry[]; balances: Record<Account, number> } {
  const balances = { ...before };
  const entries = moves.map((one): Entry => {
    const { from, to, cents } = one;
    if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`not an amount: ${cents}`);
    if (from === to) throw new RangeError(`from ${from} to itself`);
    balances[from] -= cents;
    balances[to] += cents;
    if (balances[from] < 0 && NEVER_BELOW_ZERO.has(from)) throw new AccountShort(from);
    if (to === 'invoiced' && balances.invoiced > 0) throw new AccountShort('invoiced');
    return { ...one, fromAfter: balances[from], toAfter: balances[to] };
  });
  return { entries, balances };
}
