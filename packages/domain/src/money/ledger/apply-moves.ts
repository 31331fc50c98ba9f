import { type Account, type Balances, NEVER_BELOW_ZERO } from './accounts.ts';
import type { EntryKind } from './entry-kinds.ts';

/**
 * An entry before it is posted: an amount that goes from one account of a ledger to another. Integer cents
 * above zero.
 */
export interface Move {
  from: Account;
  to: Account;
  cents: number;
  kind: EntryKind;
}

/** A posted move, with the balances of both accounts after it. */
export interface Entry extends Move {
  fromAfter: number;
  toAfter: number;
}

/** A move would take a protected account below zero. The posting is refused and nothing is written. */
export class AccountShort extends Error {
  readonly account: Account;

  constructor(account: Account) {
    super(`account ${account} is short`);
    this.account = account;
  }
}

/** Makes one move, or none for 0 cents. A negative amount moves money in the opposite direction. */
export function move(from: Account, to: Account, cents: number, kind: EntryKind): Move[] {
  if (cents === 0) return [];
  return [cents > 0 ? { from, to, cents, kind } : { from: to, to: from, cents: -cents, kind }];
}

/** The moves that reverse `moves`, last first. */
export function counterMoves(moves: readonly Move[]): Move[] {
  return moves.map(({ from, to, cents, kind }) => ({ from: to, to: from, cents, kind })).reverse();
}

/**
 * Posts moves to a ledger, one after the other. Throws {@link AccountShort}. Throws a RangeError for an
 * amount that is no positive integer, or a move within one account.
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
