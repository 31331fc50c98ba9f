import { MAX_SERVED_AREAS } from '@comanda/contract/orders/intake/intake.calls';
import { feeOfOrder } from '@comanda/domain/store/delivery-areas/delivery-area';
import { PAYMENT_METHODS } from '@comanda/domain/store/payment-methods/payment-methods';
import { wayOf } from '@comanda/domain/store/payment-methods/taken-on-delivery';
import { whyNotCharged } from '@comanda/domain/store/store/online-sales-words';
import { opensAtOf, pauseClassOf, statusOf, takesOrder } from '@comanda/domain/store/store/order-taking';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { ServedDistricts } from '../../store/delivery-areas/public.ts';
import type { TakenMethods } from '../../store/payment-methods/public.ts';
import type { SalesOfStore, StoreProfiles } from '../../store/store/public.ts';
import { readVersions } from './intake.reads.ts';

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  districts: ServedDistricts;
  methods: TakenMethods;
  onlineSales: SalesOfStore;
  clock: Clock;
}

/** The store as partners see it: whether it accepts orders, its payment methods, areas and online payment. */
export async function readStoreStatus(deps: Deps, storeId: number) {
  const { database, profiles, districts, methods, onlineSales, clock } = deps;
  profiles.forget(storeId);
  const [store, versions] = await Promise.all([
    profiles.get(storeId),
    database.inStore(storeId, readVersions),
  ]);
  const now = clock.now();
  const status = statusOf(store, now);
  const [{ keys }, { areas }, sales] = await Promise.all([
    methods.at(storeId, versions.methods),
    districts.at(storeId, versions.areas),
    database.inStore(storeId, (tx) => onlineSales.read(tx, clock.now())),
  ]);
  const [gap = null] = sales.gaps;
  return {
    status,
    opensAt: status === 'paused' || status === 'closed' ? opensAtOf(store) : null,
    reason: status === 'paused' || status === 'closed' ? pauseClassOf(store.openingReason) : null,
    estimate: { minMinutes: store.minMinutes, maxMinutes: store.maxMinutes },
    takesOrdersNow: takesOrder(store, { isForLater: false }, now),
    takesOrdersForLater: takesOrder(store, { isForLater: true }, now),
    methods: PAYMENT_METHODS.filter(({ key }) => keys.includes(key)).map((method) => ({
      ...{ key: method.key, name: method.name },
      way: wayOf(method),
    })),
    areas: areas.slice(0, MAX_SERVED_AREAS).map((area) => ({ ...area, feeCents: feeOfOrder(area, 0) })),
    hasMoreAreas: areas.length > MAX_SERVED_AREAS,
    onlinePayment: { isTaken: gap === null, gap, words: gap === null ? null : whyNotCharged(sales) },
  };
}
