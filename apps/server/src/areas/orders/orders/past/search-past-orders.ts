import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import { can } from '@comanda/domain/people/access/permissions';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { StoreProfiles } from '../../../store/store/public.ts';
import { findPastOrders } from './find-past-orders.ts';

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  clock: Clock;
}

/** Searches orders of other days. Only users who may see customers search by phone. */
export async function searchPastOrders({ database, profiles, clock }: Deps, text: string, session: Session) {
  const { timeZone } = await profiles.get(session.storeId);
  const dayStart = operationalDayStart(timeZone, clock.now());
  return database.inStore(session.storeId, (tx) =>
    findPastOrders(tx, { text, isPhoneSearched: can(session, 'customers.see') }, dayStart),
  );
}
