import { nextShare } from '../money/rates.ts';
import { type Move, move } from './apply-moves.ts';
import { type OrderAmounts, paidOf, refundAmounts } from './order-amounts.ts';
import { type OpenReceivable, shared } from './post-refund.ts';

/** Where blocked money came from: it goes back there. */
export interface Blocked {
  heldCents: number;
  receivableCents: number;
  currentCents: number;
}

/**
 * Blocks a contested amount: of an order that is not delivered what is held, then what is not settled, then the current account.
 */
export function postBlock(
  cents: number,
  { heldCents, open }: { heldCents: number; open: readonly OpenReceivable[] },
): { moves: Move[]; blocked: Blocked; receivables: OpenReceivable[] } {
  const unsettled = open.reduce((sum, receivable) => sum + receivable.cents, 0);
  const held = Math.min(cents, heldCents);
  const receivable = Math.min(cents - held, unsettled);
  const blocked = { heldCents: held, receivableCents: receivable, currentCents: cents - held - receivable };
  const moves = [
    ...move('held', 'blocked', held, 'blocked'),
    ...move('receivable', 'blocked', receivable, 'blocked'),
    ...move('current', 'blocked', blocked.currentCents, 'blocked'),
  ];
  return { moves, blocked, receivables: receivable === 0 ? [...open] : shared(open, unsettled - receivable) };
}

/** The store was right: all goes back where it came from. */
export function postDisputeWon({ heldCents, receivableCents, currentCents }: Blocked): Move[] {
  return [
    ...move('blocked', 'held', heldCents, 'blocked'),
    ...move('blocked', 'receivable', receivableCents, 'blocked'),
    ...move('blocked', 'current', currentCents, 'blocked'),
  ];
}

/**
 * The customer was right: the money goes to them, and of a delivered order commission and sponsors' shares go back as with a refund. An order
 * that was not delivered has no amounts.
 */
export function postDisputeLost(
  cents: number,
  order: OrderAmounts | null,
  beforeCents: number,
): { moves: Move[]; amounts: OrderAmounts | null } {
  const lost = move('blocked', 'customer', cents, 'dispute-lost');
  if (order === null) return { moves: lost, amounts: null };
  const parts = { before: beforeCents, now: cents, whole: paidOf(order) };
  const commission = nextShare(order.commissionCents, parts);
  const sponsored = nextShare(order.sponsoredDiscountCents, parts);
  const amounts = refundAmounts(order, { way: 'onlineCents', before: beforeCents, now: cents });
  return {
    moves: [
      ...lost,
      ...move('commission', 'current', commission, 'commission'),
      ...move('current', 'sponsor', sponsored, 'sponsored'),
    ],
    amounts: { ...amounts, nettCents: commission - sponsored - cents },
  };
}
