import { nextShare, splitCents } from '../../kit/cents/rates.ts';
import { type Move, move } from './apply-moves.ts';
import { type OrderAmounts, refundAmounts, returnedPart } from './order-amounts.ts';
import { type OpenReceivable, shared } from './post-refund.ts';

/** The accounts that blocked money was taken from. A won dispute returns the money to these accounts. */
export interface Blocked {
  heldCents: number;
  receivableCents: number;
  currentCents: number;
}

/**
 * Blocks a contested amount. The amount is taken from held money first (if the order is not delivered), then
 * from unsettled receivables, then from the current account.
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

/** A receivable that is not settled, with its original amount. */
export interface ReducedReceivable extends OpenReceivable {
  originalCents: number;
}

/**
 * Posts a dispute that the store won: the money returns to its sources. Receivables become due again, up to their
 * original amount. The current account gets the rest if receivables were settled since then.
 */
export function postDisputeWon(
  { heldCents, receivableCents, currentCents }: Blocked,
  unsettled: readonly ReducedReceivable[],
): { moves: Move[]; receivables: OpenReceivable[] } {
  const rooms = unsettled.map(({ originalCents, cents }) => Math.max(0, originalCents - cents));
  const due = Math.min(
    receivableCents,
    rooms.reduce((sum, room) => sum + room, 0),
  );
  const parts = splitCents(due, rooms);
  return {
    moves: [
      ...move('blocked', 'held', heldCents, 'blocked'),
      ...move('blocked', 'receivable', due, 'blocked'),
      ...move('blocked', 'current', currentCents + receivableCents - due, 'blocked'),
    ],
    receivables:
      due === 0
        ? []
        : unsettled.map(({ receivableId, cents }, index) => ({
            receivableId,
            cents: cents + (parts[index] ?? 0),
          })),
  };
}

/**
 * Posts a dispute that the customer won: the customer gets the money back. For a delivered order, commission
 * and sponsors' shares are returned, as in a refund. An order that was not delivered has no such amounts.
 */
export function postDisputeLost(
  cents: number,
  order: OrderAmounts | null,
  beforeCents: number,
): { moves: Move[]; amounts: OrderAmounts | null } {
  const lost = move('blocked', 'customer', cents, 'dispute-lost');
  if (order === null) return { moves: lost, amounts: null };
  const parts = returnedPart(order, { before: beforeCents, now: cents });
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
