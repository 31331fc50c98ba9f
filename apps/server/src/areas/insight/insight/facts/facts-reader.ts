import type { Database } from '../../../../platform/database/transaction.ts';
import { readStep } from '../../../../platform/journal/read-step.ts';
import { defineReader, type JournalReader } from '../../../../platform/journal/reader.ts';
import type { StoreProfiles } from '../../../store/store/public.ts';
import { fillFacts } from './fill-facts.ts';
import { refreshFacts } from './refresh-facts.ts';

/** Another server may read at this time: pause before another try, and number of tries. */
const TAKEN_MS = 40;
const TAKEN_TIMES = 25;
/** Maximum of steps that a request waits for. Then it gets the current metrics. */
const MAX_STEPS = 4;

/**
 * Makes facts and sums from order events. The reader is patient, so each request for metrics first makes it read new
 * events.
 */
export const salesReader = (profiles: Pick<StoreProfiles, 'get'>): JournalReader =>
  defineReader({
    name: 'sales',
    isPatient: true,
    hears: [
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
   * Adds all committed events of the store to the sums. False when too many are new: the rest follows in the
   * background, and the metrics lag behind.
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
