import { openingAt } from '@comanda/domain/store/opening';
import { sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { recordAudit } from '../../access/public.ts';
import { lockStore, saveOpening, stateOf } from '../store.writes.ts';

/** More than ever end in one second; the next sweep takes the rest. */
const AT_ONCE = 500;

/**
 * Opens the stores whose pause is over, as the system role, and answers how many. Panels hear of it from the database.
 * Several servers may do so at once: whoever holds a store's row first opens it, the others find it done. A store that
 * was given a new word meanwhile keeps it. A store that fails keeps no other one closed; the next sweep tries it again.
 */
export async function endPauses(system: Database, log: Logger, now: number): Promise<number> {
  const due = await system.directory<{ storeId: number }>(sql`
    select store_id as "storeId" from stores where opening_until <= ${new Date(now)}
     order by opening_until limit ${AT_ONCE}`);
  let ended = 0;
  for (const { storeId } of due) {
    const isEnded = await endPause(system, storeId, now).catch((err: unknown) => {
      log.warn({ err, storeId }, 'pause not ended; tried again');
      return false;
    });
    if (isEnded) ended += 1;
  }
  return ended;
}

function endPause(system: Database, storeId: number, now: number): Promise<boolean> {
  return system.inStore(storeId, async (tx) => {
    const store = await lockStore(tx);
    // A suspension is another matter: it stays on top of whatever the switch says.
    const opening = openingAt({ isSuspended: false, word: store }, now);
    if (opening.decidedBy !== 'hours') return false;
    const state = stateOf(store, { isOpen: opening.isOpen, reason: null, until: null, by: null });
    await saveOpening(tx, state, now);
    const details = { por: 'sistema', motivo: 'fim da pausa' };
    await recordAudit(tx, { action: 'store.opened', userId: null, details }, now);
    return true;
  });
}
