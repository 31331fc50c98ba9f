import type { BoardSnapshot } from '@comanda/contract/orders/orders.wire';
import { operationalDayStart } from '@comanda/domain/time/operational-day';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { StoreProfile } from '../store/public.ts';
import { boardCards, lastSeq } from './orders.reads.ts';

/** Open orders and those closed in the operational day, true for at least the answered event number. */
export async function listBoardOf(tx: Transaction, store: StoreProfile, now: number): Promise<BoardSnapshot> {
  const closedSince = operationalDayStart(store.timeZone, now);
  const [seq, orders] = await Promise.all([lastSeq(tx), boardCards(tx, closedSince)]);
  return { orders, seq, now, store };
}
