import {
  adjustAddress as adjustAddressCall,
  findPlaces as findPlacesCall,
} from '@comanda/contract/orders/addresses/addresses.calls';
import {
  findPostalCode as findPostalCodeCall,
  lookUpCep as lookUpCepCall,
} from '@comanda/contract/store/store/postal-code.calls';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { ServedDistricts } from '../../store/delivery-areas/public.ts';
import { actorOf, type OrderChanges } from '../orders/public.ts';
import { adjustAddress } from './adjust-address.ts';
import { findPlaces } from './find-places.ts';
import { findPostalCode } from './find-postal-code.ts';
import type { ListedStreet } from './geocoding/place-list.ts';
import type { Places } from './geocoding/places.ts';
import { lookUpCep } from './look-up-cep.ts';

interface Deps {
  database: Database;
  changes: OrderChanges;
  places: Places;
  /** Streets by the digits of their postal code. */
  streets: ReadonlyMap<string, ListedStreet>;
  districts: ServedDistricts;
}

export function bindAddresses(bind: Bind, { database, changes, places, streets, districts }: Deps): void {
  bind(findPlacesCall, (search, { session }) => findPlaces({ database, places }, session.storeId, search));

  bind(findPostalCodeCall, async ({ postalCode }) => findPostalCode(streets, postalCode));

  bind(lookUpCepCall, async ({ postalCode }) => lookUpCep(streets, postalCode));

  bind(adjustAddressCall, async (adjustment, { session }) => {
    const { orderId, isFound } = adjustment;
    const { index: areas } = await districts.now(session.storeId);
    await changes.change({ storeId: session.storeId, orderId, actor: actorOf(session) }, (order, tx) =>
      adjustAddress(order, adjustment, tx, areas),
    );
    return { isFound, isSaved: true };
  });
}
