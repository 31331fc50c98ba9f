import {
  adjustAddress as adjustAddressCall,
  findPlaces as findPlacesCall,
} from '@comanda/contract/addresses/addresses.calls';
import type { Database } from '../../platform/database/transaction.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import type { ServedDistricts } from '../delivery-areas/public.ts';
import { actorOf, type OrderChanges } from '../orders/public.ts';
import { adjustAddress } from './adjust-address.ts';
import { findPlaces } from './find-places.ts';
import type { Places } from './geocoding/places.ts';

interface Deps {
  database: Database;
  changes: OrderChanges;
  places: Places;
  districts: ServedDistricts;
}

export function bindAddresses(bind: Bind, { database, changes, places, districts }: Deps): void {
  bind(findPlacesCall, (search, { session }) => findPlaces({ database, places }, session.storeId, search));

  bind(adjustAddressCall, async (adjustment, { session }) => {
    const { orderId, isFound } = adjustment;
    const areas = await districts.of(session.storeId);
    await changes.change({ storeId: session.storeId, orderId, actor: actorOf(session) }, (order, tx) =>
      adjustAddress(order, adjustment, tx, areas),
    );
    return { isFound, isSaved: true };
  });
}
