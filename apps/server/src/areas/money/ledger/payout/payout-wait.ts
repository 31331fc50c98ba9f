import type { ShownPayoutWait } from '@comanda/contract/money/ledger/transfers.calls';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { readBook } from '../book/book.ts';
import type { Payouts } from '../ports.ts';
import { returnedPayout } from '../settling/waiting-settlements.ts';
import { payoutObstacle, readPayoutTerms } from './payout-terms.ts';

/**
 * The reason why a store's settlements wait, or will wait. Null when no money is available or due, and when payouts are
 * possible.
 */
export async function payoutWait(tx: Transaction, payouts: Payouts): Promise<ShownPayoutWait | null> {
  const { available = 0, receivable = 0 } = (await readBook(tx))?.balances ?? {};
  if (available + receivable === 0) return null;
  const terms = await readPayoutTerms(tx);
  const obstacle = await payoutObstacle(tx, payouts, terms);
  if (obstacle === 'not-approved' || obstacle === 'no-account') return payouts.lack(tx, obstacle);
  if (obstacle !== null)
    return { reason: obstacle, detail: obstacle === 'held' ? terms.heldReason : null, until: null };
  if (!terms.isAutomatic) return { reason: 'by-hand', detail: null, until: null };
  const returned = await returnedPayout(tx, payouts);
  return returned === null ? null : { reason: 'returned', detail: returned.reason, until: null };
}
