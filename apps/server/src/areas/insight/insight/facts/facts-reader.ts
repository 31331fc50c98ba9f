import type { Database } from '../../../../platform/database/transaction.ts';
import { readStep } from '../../../../platform/journal/read-step.ts';
import { defineReader, type JournalReader } from '../../../../platform/journal/reader.ts';
import type { StoreProfiles } from '../../../store/store/public.ts';
import { fillFacts } from './fill-facts.ts';
import { refreshFacts } from './refresh-facts.ts';

/** While another server reads: pause before another try, and number of tries. */
const TAKEN_MS = 40;
const TAKEN_TIMES = 25;
/** Steps that a request waits for; beyond them it gets the present figures. */
const MOST_STEPS = 4;

/**
 * Makes facts and sums of the orders' events. It reads many at a time, and each request for figures first has new
 * events read.
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
   * Adds all events committed in the store so far to the sums. Returns false if too many are new: the rest follows
   * in the background, and the figures are behind.
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
    for (let steps = 0, taken = 0; steps < MOST_STEPS && taken < TAKEN_TIMES; ) {
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
