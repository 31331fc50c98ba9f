import { nextShare, splitCents } from '../../kit/cents/rates.ts';
import { type Move, move } from './apply-moves.ts';
import { type OrderAmounts, type RefundWay, refundAmounts, returnedPart } from './order-amounts.ts';

/** The party that pays a refund. Only a refund paid by the store changes the store's accounts. */
export type RefundPayer = 'store' | 'provider' | 'courier';

/** A receivable of an order before its settlement. */
export interface OpenReceivable {
  receivableId: number;
  cents: number;
}

export interface RefundRequest {
  cents: number;
  /** Sum of the order's earlier refunds and lost disputes that the store paid. */
  beforeCents: number;
  payer: RefundPayer;
  way: RefundWay;
  returnsFee: boolean;
}

export interface RefundPosting {
  moves: Move[];
  /** Null when the store's accounts do not change. */
  amounts: OrderAmounts | null;
  /** The order's open receivables after the refund. */
  receivables: OpenReceivable[];
}

/**
 * Posts a refund of a delivered order. Before the settlement the refund reduces the receivables, and the
 * current account covers the rest. After the settlement the current account pays everything. Commission and
 * sponsors' shares are returned in proportion.
 */
export function postRefund(
  order: OrderAmounts,
  open: readonly OpenReceivable[],
  input: RefundRequest,
): RefundPosting {
  const { cents, beforeCents, way } = input;
  if (input.payer !== 'store') {
    return { moves: move('custom', 'customer', cents, 'refund'), amounts: null, receivables: [...open] };
  }
  const parts = returnedPart(order, { before: beforeCents, now: cents });
  const commission = nextShare(order.commissionCents, parts);
  const sponsored = nextShare(order.sponsoredDiscountCents, parts);
  const fee = input.returnsFee && way === 'onlineCents' ? nextShare(order.feeCents, parts) : 0;
  const amounts = { ...refundAmounts(order, { way, before: beforeCents, now: cents }), feeCents: -fee || 0 };
  const unsettled = open.reduce((sum, receivable) => sum + receivable.cents, 0);
  const sponsors = move('current', 'sponsor', sponsored, 'sponsored');
  const gives = (moves: Move[], nettCents: number, receivables: readonly OpenReceivable[]) => ({
    moves,
    amounts: { ...amounts, nettCents },
    receivables: [...receivables],
  });
  if (way !== 'onlineCents') {
    const moves = [
      ...move('till', 'customer', cents, 'refund'),
      ...move('commission', 'current', commission, 'commission'),
      ...sponsors,
    ];
    return gives(moves, commission - sponsored, open);
  }
  const nettCents = commission + fee - sponsored - cents;
  if (unsettled === 0) {
    const moves = [
      ...move('commission', 'current', commission, 'commission'),
      ...move('payment-fee', 'current', fee, 'payment-fee'),
      ...move('current', 'customer', cents, 'refund'),
      ...sponsors,
    ];
    return gives(moves, nettCents, open);
  }
  const left = unsettled + commission + fee - cents;
  const shortage = Math.max(0, -left);
  const moves = [
    ...move('commission', 'receivable', commission, 'commission'),
    ...move('payment-fee', 'receivable', fee, 'payment-fee'),
    ...move('current', 'receivable', shortage, 'shortage'),
    ...move('receivable', 'customer', cents, 'refund'),
    ...sponsors,
  ];
  return gives(moves, nettCents, shared(open, left + shortage));
}

/** Splits `cents` over open receivables in proportion to their amounts. */
export function shared(open: readonly OpenReceivable[], cents: number): OpenReceivable[] {
  const parts = splitCents(
    cents,
    open.map((receivable) => receivable.cents),
  );
  return open.map((receivable, index) => ({ ...receivable, cents: parts[index] ?? 0 }));
}
