import type { IntakeReceipt } from '@comanda/contract/orders/intake/intake.calls';
import { letterOf } from '@comanda/contract/orders/orders/status-letters.wire';
import type { NewOrder } from '@comanda/domain/orders/orders/new-order';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { isOutside, termsFor } from '@comanda/domain/store/delivery-areas/serving-area';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { MenuDocuments } from '../../menu/menu/public.ts';
import type { ServedDistricts } from '../../store/delivery-areas/public.ts';
import type { TakenMethods } from '../../store/payment-methods/public.ts';
import {
  notTaken,
  type SalesOfStore,
  type StoreProfile,
  type StoreProfiles,
} from '../../store/store/public.ts';
import type { OrderEvents, OrderLinks } from '../orders/public.ts';
import { findReceiptAlone, readVersions, type StoreVersions } from './intake.reads.ts';
import { NOTHING_PROVEN } from './intake.writes.ts';
import { receiptOf } from './receipts.ts';
import { AlreadyReceived, type Believed, contentHashOf, datesOf, receiveOrder } from './receive-order.ts';
import { refuseOrder, takes } from './refuse-order.ts';
import type { ResentOrders } from './resent-orders.ts';

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  districts: ServedDistricts;
  methods: TakenMethods;
  menus: MenuDocuments;
  events: OrderEvents;
  links: OrderLinks;
  onlineSales: SalesOfStore;
  resent: ResentOrders;
  clock: Clock;
}

/**
 * Accepts or refuses an order of a partner. A repeat gets the receipt of its first call. Throws the errors of
 * {@link refuseOrder}, `payments.not-taken`, and `intake.id-reused` for a different order under the same id.
 */
export async function takeOrder(deps: Deps, order: NewOrder, storeId: number): Promise<IntakeReceipt> {
  const { database, links, clock } = deps;
  try {
    const card = await placeInStore(deps, order, storeId);
    return {
      ...card,
      externalId: order.externalId,
      customerLink: links.pathOf({ storeId, orderId: card.orderId }),
      letter: letterOf(card),
      courierStatus: card.courierStatus,
      cancelReason: null,
    };
  } catch (error) {
    if (!(error instanceof AlreadyReceived)) throw error;
    const known = await database.inStore(storeId, (tx) => findReceiptAlone(tx, order.externalId));
    if (known === null) throw new AppError('server.busy', { retryAfterSeconds: 1 });
    if (!known.contentHash.equals(contentHashOf(order))) throw new AppError('intake.id-reused');
    return receiptOf(known, links.pathOf({ storeId, orderId: known.orderId }), clock.now());
  }
}

/** Places the order with the cached state of the store. If this fails, tries again with the current state. */
async function placeInStore(deps: Deps, order: NewOrder, storeId: number): Promise<OrderCard> {
  const believed = await deps.profiles.get(storeId);
  // A refusal needs current data: the cached state may be half a minute old.
  const card = takes(believed, order, deps.clock.now()) ? await place(deps, order, believed, null) : null;
  return card ?? placeByWhatTheStoreIsNow(deps, order, storeId);
}

async function placeByWhatTheStoreIsNow(deps: Deps, order: NewOrder, storeId: number): Promise<OrderCard> {
  const { database, profiles, clock } = deps;
  profiles.forget(storeId);
  const [store, versions] = await Promise.all([
    profiles.get(storeId),
    database.inStore(storeId, readVersions),
  ]);
  if (!takes(store, order, clock.now())) return refuseOrder(database, store, order, clock.now());
  const card = await place(deps, order, store, versions);
  if (card === null) throw new AppError('server.busy', { retryAfterSeconds: 1 });
  return card;
}

async function place(
  deps: Deps,
  order: NewOrder,
  store: StoreProfile,
  versions: StoreVersions | null,
): Promise<OrderCard | null> {
  const { database, events, onlineSales, clock } = deps;
  if (order.awaitsCharge) {
    const sales = await database.inStore(store.storeId, (tx) =>
      onlineSales.read(tx, clock.now(), datesOf(order, clock.now())),
    );
    if (sales.gaps.length > 0) throw notTaken(sales);
  }
  const believed = await believedOf(deps, order, store.storeId, versions);
  const stored = deps.resent.asStored(store.storeId, order);
  // Computed from the order with its customer, because a repeat of the call contains the customer, too.
  const contentHash = contentHashOf(order);
  return database.inStore(store.storeId, async (tx) => {
    const received = await receiveOrder(tx, stored, { store, ...believed, contentHash }, clock.now());
    if (received === null) return null;
    const { seq, card } = received;
    tx.afterCommit(() =>
      events.publish(
        {
          seq,
          kind: 'new',
          order: card,
          happened: 'received',
          actorKind: 'platform',
          actorName: null,
          actorSessionId: null,
        },
        store,
      ),
    );
    return card;
  });
}

/**
 * Reads the data that an order is checked with: current data for the given versions, otherwise cached data.
 * The statement that saves the order verifies the versions of cached data.
 */
async function believedOf(
  { methods, districts, menus }: Deps,
  { fulfilment, isDeliveredByStore, document }: NewOrder,
  storeId: number,
  versions: StoreVersions | null,
): Promise<Omit<Believed, 'store' | 'contentHash'>> {
  const isBrought = fulfilment === 'delivery' && isDeliveredByStore;
  const address = isBrought ? document.address : null;
  const isCoded = document.items.some(({ externalCode }) => externalCode !== null);
  const known =
    versions === null
      ? {
          methods: methods.last(storeId),
          areas: () => districts.last(storeId),
          menu: () => menus.last(storeId),
        }
      : {
          methods: methods.at(storeId, versions.methods),
          areas: () => districts.at(storeId, versions.areas),
          menu: () => menus.at(storeId, { version: versions.menu, timeZone: versions.timeZone }),
        };
  const [{ keys, version }, areas, menu] = await Promise.all([
    known.methods,
    address === null ? null : known.areas(),
    isCoded ? known.menu() : null,
  ]);
  return {
    menu,
    isOutsideAreas: areas !== null && isOutside(areas.index, address),
    rules: {
      methods: version === 0 ? null : keys,
      terms: areas === null || address === null ? null : termsFor(areas.index, address),
    },
    proven:
      versions === null
        ? { methods: version, areas: areas?.version ?? null, menu: menu?.parts ?? null }
        : NOTHING_PROVEN,
  };
}
