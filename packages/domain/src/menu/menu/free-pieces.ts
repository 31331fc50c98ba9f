import type { PriceRule } from './price-rules.ts';

/** Rules for the chosen pieces of a group that are free: the cheapest pieces, or the pieces chosen first. */
export const FREE_ORDERS = ['cheapest', 'first'] as const;
export type FreeOrder = (typeof FREE_ORDERS)[number];

/** A group's free pieces. `free` is their number; 0 charges every piece. */
export interface FreePieces {
  free: number;
  freeOrder: FreeOrder;
}

interface Piece {
  optionId: number;
  priceCents: number;
  quantity: number;
}

/** True for rules that charge each option by itself. The other rules charge one price for the whole group. */
export function canBeFree(rule: PriceRule): boolean {
  return rule === 'sum' || rule === 'incremental';
}

/**
 * The number of free pieces of each option, by option id. `chosen` has the sequence of the customer's
 * choices, and may contain an option several times. With 'sum' an option counts once, so one free piece makes
 * the option free.
 */
export function freePieces(
  { rule, free, freeOrder }: FreePieces & { rule: PriceRule },
  chosen: readonly Piece[],
): ReadonlyMap<number, number> {
  const freeOf = new Map<number, number>();
  if (free === 0 || !canBeFree(rule)) return freeOf;
  const inOrder =
    freeOrder === 'first' ? chosen : [...chosen].sort((one, other) => one.priceCents - other.priceCents);
  let left = free;
  for (const { optionId, quantity } of inOrder) {
    const before = freeOf.get(optionId) ?? 0;
    const pieces = Math.min(left, rule === 'sum' ? 1 - Math.min(before, 1) : quantity);
    if (pieces === 0) continue;
    freeOf.set(optionId, before + pieces);
    left -= pieces;
  }
  return freeOf;
}
