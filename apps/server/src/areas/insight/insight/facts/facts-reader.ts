import type { Database } from '../../../../platform/database/transaction.ts';
import { readStep } from '../../../../platform/journal/read-step.ts';
import { defineReader, type JournalReader } from '../../../../platform/journal/reader.ts';
import type { StoreProfiles } from '../../../store/store/public.ts';
import { fillFacts } from './fill-facts.ts';
import { refreshFacts } from './refresh-facts.ts';

/** If another server is reading: the pause before the next try. `TAKEN_TIMES`: the number of tries. */
const TAKEN_MS = 40;
const TAKEN_TIMES = 25;
/** Maximum of reading steps that a request for metrics waits for. After that it uses the sums as they are. */
const MAX_STEPS = 4;

/**
 * Makes facts and sums from order events. The reader waits before it reads new events. A request for metrics
 * therefore first calls `catchUp`.
 */
export const salesReader = (profiles: Pick<StoreProfiles, 'get'>): JournalReader =>
  defineReader({
    name: 'sales',
    isPatient: true,
    handles: [
      'received',
      'pending',
      'accepted',
      'accepted-and-printed',
      'sent',
      'ready-for-pickup',
      'delivered',
      'courier-delivered',
      'cancelled',
      'courier-cancelled',
      'not-answered',
      'undone',
    ],
    read: async (tx, entries) => {
      const { timeZone } = await profiles.get(tx.storeId);
      const orderIds = [...new Set(entries.map(({ orderId }) => orderId))];
      await refreshFacts(tx, orderIds, { timeZone, ofDocuments: false });
    },
  });

export interface SalesFigures {
  /**
   * Adds all committed events of the store to the sums. Returns false when too many events are new: the other
   * events are added later, and the metrics lag behind.
   */
  catchUp(storeId: number): Promise<boolean>;
}

export function createSalesFigures(deps: {
  database: Database;
  profiles: Pick<StoreProfiles, 'get'>;
}): SalesFigures & { reader: JournalReader } {
  const { database } = deps;
  const reader = salesReader(deps.profiles);
  const readAll = async (storeId: number) => {
    for (let steps = 0, taken = 0; steps < MAX_STEPS && taken < TAKEN_TIMES; ) {
      const outcome = await readStep(database, reader, storeId);
      if (outcome === 'read') return true;
      if (outcome === 'more') steps += 1;
      else {
        taken += 1;
        await new Promise((resolve) => setTimeout(resolve, TAKEN_MS));
      }
    }
    return false;
  };
  return {
    reader,
    catchUp: async (storeId) => {
      const isRead = await readAll(storeId);
      return (await fillFacts(deps, storeId)) === 'filled' && isRead;
    },
  };
}
