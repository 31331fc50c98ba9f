import { EVENTS_PAGE, type MissedEvents } from '@comanda/contract/orders/orders/orders.wire';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { eventsAfter, journalEnds } from '../orders.reads.ts';

/** Lists the events after `afterSeq` that a panel missed, in pages. */
export async function listMissedEvents(
  tx: Transaction,
  afterSeq: number,
): Promise<Pick<MissedEvents, 'events' | 'lastSeq' | 'hasMore' | 'isTooOld'>> {
  const [{ seq: last, floor }, stored] = await Promise.all([
    journalEnds(tx),
    eventsAfter(tx, afterSeq, EVENTS_PAGE + 1),
  ]);
  const hasHole = stored.some(({ seq }, index) => seq !== afterSeq + index + 1);
  const isShort = stored.length <= EVENTS_PAGE && afterSeq + stored.length < last;
  const events = stored
    .slice(0, EVENTS_PAGE)
    .map(({ seq, kind, happened, actorKind, actorName, actorSessionId, ...order }) => ({
      seq,
      kind,
      order,
      happened,
      actorKind,
      actorName,
      actorSessionId,
    }));
  return {
    events,
    lastSeq: last,
    hasMore: stored.length > EVENTS_PAGE,
    // A number above our last one was issued before the database was restored or replaced.
    isTooOld: afterSeq > last || afterSeq < floor || hasHole || isShort,
  };
}
