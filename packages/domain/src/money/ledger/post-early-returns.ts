import type { Move } from './apply-moves.ts';
import type { OrderAmounts } from './order-amounts.ts';
import { type Blocked, postBlock, postDisputeLost } from './post-dispute.ts';
import { type OpenReceivable, postRefund } from './post-refund.ts';

/** Money of an order that was refunded or contested before the delivery, in cents. */
export type EarlyReturn =
  | { kind: 'refund'; cents: number }
  | { kind: 'dispute'; cents: number; state: 'open' | 'lost' };

export interface PostedReturn {
  moves: Move[];
  /** Null for an open dispute, which has returned no money yet. */
  amounts: OrderAmounts | null;
  /** Source of the blocked money; null for a refund. */
  blocked: Blocked | null;
}

/**
 * Posts the refunds and disputes that happened before the delivery. They are posted at the delivery, one
 * after the other, with the same rules as returns after the delivery. The balances therefore do not depend on
 * the time of the return. `due`: the receivables of the delivery.
 */
export function postEarlyReturns(
  order: OrderAmounts,
  due: readonly OpenReceivable[],
  returns: readonly EarlyReturn[],
  { returnsFee }: { returnsFee: boolean },
): { posted: PostedReturn[]; receivables: OpenReceivable[] } {
  let receivables: OpenReceivable[] = [...due];
  let beforeCents = 0;
  const posted = returns.map((one): PostedReturn => {
    const { cents } = one;
    if (one.kind === 'refund') {
      const input = { cents, beforeCents, payer: 'store', way: 'onlineCents', returnsFee } as const;
      const refund = postRefund(order, openOf(receivables), input);
      receivables = merged(receivables, refund.receivables);
      beforeCents += cents;
      return { moves: refund.moves, amounts: refund.amounts, blocked: null };
    }
    const block = postBlock(cents, { heldCents: 0, open: openOf(receivables) });
    receivables = merged(receivables, block.receivables);
    if (one.state === 'open') return { moves: block.moves, amounts: null, blocked: block.blocked };
    const lost = postDisputeLost(cents, order, beforeCents);
    beforeCents += cents;
    return { moves: [...block.moves, ...lost.moves], amounts: lost.amounts, blocked: block.blocked };
  });
  return { posted, receivables };
}

/**
 * Receivables with a remaining amount. Later returns reduce only these receivables, as they do after a
 * delivery.
 */
const openOf = (receivables: readonly OpenReceivable[]) => receivables.filter(({ cents }) => cents > 0);

function merged(all: readonly OpenReceivable[], changed: readonly OpenReceivable[]): OpenReceivable[] {
  const left = new Map(changed.map(({ receivableId, cents }) => [receivableId, cents]));
  return all.map(({ receivableId, cents }) => ({ receivableId, cents: left.get(receivableId) ?? cents }));
}
