import type { Database } from '../../../../platform/database/transaction.ts';
import { readStep } from '../../../../platform/journal/read-step.ts';
import { defineReader, type JournalReader } from '../../../../platform/journal/reader.ts';
import type { StoreProfiles } from '../../../store/store/public.ts';
import { fillFacts } from './fill-facts.ts';
import { refreshFacts } from './refresh-facts.ts';

/** Another server is just reading: looked at again after so long, so often. */
const TAKEN_MS = 40;
const TAKEN_TIMES = 25;
/** Steps a question waits for; whoever is further behind is told what there is. */
const MOST_STEPS = 4;

/** Makes facts and sums of what happens to orders. It reads many at a time: who asks for figures has it read what is new first. */
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
   * Takes into the sums what was committed in the store so far. Answers false where so much is new that it goes on in the background: the
   * figures are behind then.
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
