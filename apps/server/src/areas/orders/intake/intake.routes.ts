import {
  cancelReceivedOrder,
  findOrder,
  getStoreStanding,
  type IntakeReceipt,
  listReceivedOrders,
  MOST_SERVED_AREAS,
  receiveOrder as receiveCall,
} from '@comanda/contract/orders/intake/intake.calls';
import { listStoreRefusedOrders } from '@comanda/contract/orders/intake/provider-refused-orders.calls';
import { listRefusedOrders } from '@comanda/contract/orders/intake/refused-orders.calls';
import { letterOf, statusOfLetter } from '@comanda/contract/orders/orders/status-letters.wire';
import { needsRelease } from '@comanda/domain/orders/courier/courier-actions';
import { isLinkAlive } from '@comanda/domain/orders/customer/link-life';
import { customerTextOf } from '@comanda/domain/orders/orders/cancel-reasons';
import type { NewOrder } from '@comanda/domain/orders/orders/new-order';
import { asSeenOutside } from '@comanda/domain/orders/orders/undo';
import { feeOfOrder } from '@comanda/domain/store/delivery-areas/delivery-area';
import { isOutside, termsFor } from '@comanda/domain/store/delivery-areas/serving-area';
import { PAYMENT_METHODS } from '@comanda/domain/store/payment-methods/payment-methods';
import { wayOf } from '@comanda/domain/store/payment-methods/taken-at-door';
import { whyNotCharged } from '@comanda/domain/store/store/online-sales-words';
import { opensAtOf, pauseClassOf, standingOf, takesOrder } from '@comanda/domain/store/store/order-taking';
import type { Registry } from '@prometheus-io/client';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { Logger } from '../../../platform/log.ts';
import type { MenuDocuments } from '../../menu/menu/public.ts';
import type { ServedDistricts } from '../../store/delivery-areas/public.ts';
import type { TakenMethods } from '../../store/payment-methods/public.ts';
import {
  type DatedOrder,
  notTaken,
  type SalesOfStore,
  type StoreProfile,
  type StoreProfiles,
} from '../../store/store/public.ts';
import {
  type CourierOfOrder,
  CUSTOMER,
  cancelFromOutside,
  type OrderChanges,
  type OrderEvents,
  type OrderLinks,
  PLATFORM,
} from '../orders/public.ts';
import {
  findReceiptAlone,
  listReceipts,
  readVersions,
  type StoredReceipt,
  type StoreVersions,
} from './intake.reads.ts';
import { NOTHING_PROVEN } from './intake.writes.ts';
import { AlreadyReceived, type Believed, contentHashOf, datesOf, receiveOrder } from './receive-order.ts';
import { createRefusals, listRefused } from './refusals.ts';
import { refuseOrder, takes } from './refuse-order.ts';

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  districts: ServedDistricts;
  methods: TakenMethods;
  menus: MenuDocuments;
  events: OrderEvents;
  changes: OrderChanges;
  courier: Pick<CourierOfOrder, 'release'>;
  onlineSales: SalesOfStore;
  log: Logger;
  metrics: Registry;
  links: OrderLinks;
  clock: Clock;
}

/** The order for the partner: a change that can still be undone is not visible yet. */
function receiptOf(stored: StoredReceipt, customerLink: string, now: number): IntakeReceipt {
  return {
    externalId: stored.externalId,
    orderId: stored.orderId,
    code: stored.code,
    customerLink: isLinkAlive(stored, now) ? customerLink : '',
    letter: letterOf(asSeenOutside(stored, now)),
    courierStatus: stored.courierStatus,
    receivedAt: stored.receivedAt,
    acceptBy: stored.acceptBy,
    promisedFor: stored.promisedFor,
    cancelReason: cancelReasonOf(stored),
  };
}

/**
 * The reason that partners show to the customer. The store's internal text is left out; a partner that cancelled gets
 * its own text.
 */
function cancelReasonOf({
  cancelCode,
  cancelText,
  cancelledBy,
}: StoredReceipt): IntakeReceipt['cancelReason'] {
  if (cancelCode === null) return null;
  const isOutside = cancelledBy === 'customer' || cancelledBy === 'platform';
  const text = cancelText ?? '';
  return { code: cancelCode, text: isOutside ? text : customerTextOf(cancelCode, text) };
}

export function bindIntake(bind: Bind, deps: Deps): void {
  const { database, profiles, districts, methods, menus, events, changes, links, courier, onlineSales } =
    deps;
  const { clock, log } = deps;
  const refusals = createRefusals(deps);
  const linkOf = (storeId: number, { orderId }: { orderId: number }) => links.pathOf({ storeId, orderId });

  /**
   * The store's terms for an order: in these versions, or as cached here. The statement that saves the order then
   * verifies the cached ones.
   */
  const believedOf = async (
    { fulfilment, isDeliveredByStore, document }: NewOrder,
    storeId: number,
    versions: StoreVersions | null,
  ): Promise<Omit<Believed, 'store'>> => {
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
      says: {
        methods: version === 0 ? null : keys,
        terms: areas === null || address === null ? null : termsFor(areas.index, address),
      },
      proven:
        versions === null
          ? { methods: version, areas: areas?.version ?? null, menu: menu?.parts ?? null }
          : NOTHING_PROVEN,
    };
  };

  const salesOf = (storeId: number, order?: DatedOrder) =>
    database.inStore(storeId, (tx) => onlineSales.read(tx, clock.now(), order));

  const place = async (order: NewOrder, store: StoreProfile, versions: StoreVersions | null) => {
    if (order.awaitsCharge) {
      const sales = await salesOf(store.storeId, datesOf(order, clock.now()));
      if (sales.gaps.length > 0) throw notTaken(sales);
    }
    const believed = await believedOf(order, store.storeId, versions);
    return database.inStore(store.storeId, async (tx) => {
      const received = await receiveOrder(tx, order, { store, ...believed }, clock.now());
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
  };

  const placeByWhatTheStoreIsNow = async (order: NewOrder, storeId: number) => {
    profiles.forget(storeId);
    const [store, versions] = await Promise.all([
      profiles.get(storeId),
      database.inStore(storeId, readVersions),
    ]);
    if (!takes(store, order, clock.now())) return refuseOrder(database, store, order, clock.now());
    const card = await place(order, store, versions);
    if (card === null) throw new AppError('server.busy', { retryAfterSeconds: 1 });
    return card;
  };

  const placeInStore = async (order: NewOrder, storeId: number) => {
    const believed = await profiles.get(storeId);
    // A refusal needs current data, because the cached state may be half a minute old.
    const card = takes(believed, order, clock.now()) ? await place(order, believed, null) : null;
    return card ?? placeByWhatTheStoreIsNow(order, storeId);
  };

  bind(
    receiveCall,
    async (order, { intakeStoreId }) => {
      try {
        const card = await placeInStore(order, intakeStoreId);
        return {
          ...card,
          externalId: order.externalId,
          customerLink: linkOf(intakeStoreId, card),
          letter: letterOf(card),
          courierStatus: card.courierStatus,
          cancelReason: null,
        };
      } catch (error) {
        if (!(error instanceof AlreadyReceived)) throw error;
        const known = await database.inStore(intakeStoreId, (tx) => findReceiptAlone(tx, order.externalId));
        if (known === null) throw new AppError('server.busy', { retryAfterSeconds: 1 });
        if (!known.contentHash.equals(contentHashOf(order))) throw new AppError('intake.id-reused');
        return receiptOf(known, linkOf(intakeStoreId, known), clock.now());
      }
    },
    (error, sent, { intakeStoreId: storeId, intakeKeyLabel: keyLabel }) =>
      refusals.note({ storeId, keyLabel }, sent, error),
  );

  bind.inStore(listRefusedOrders, listRefused);
  bind.inKnownStore(listStoreRefusedOrders, listRefused);

  bind(getStoreStanding, async (_input, { intakeStoreId }) => {
    profiles.forget(intakeStoreId);
    const [store, versions] = await Promise.all([
      profiles.get(intakeStoreId),
      database.inStore(intakeStoreId, readVersions),
    ]);
    const now = clock.now();
    const standing = standingOf(store, now);
    const [{ keys }, { areas }, sales] = await Promise.all([
      methods.at(intakeStoreId, versions.methods),
      districts.at(intakeStoreId, versions.areas),
      salesOf(intakeStoreId),
    ]);
    const [gap = null] = sales.gaps;
    return {
      standing,
      opensAt: standing === 'paused' || standing === 'closed' ? opensAtOf(store) : null,
      reason: standing === 'paused' || standing === 'closed' ? pauseClassOf(store.openingReason) : null,
      estimate: { minMinutes: store.minMinutes, maxMinutes: store.maxMinutes },
      takesOrdersNow: takesOrder(store, { isForLater: false }, now),
      takesOrdersForLater: takesOrder(store, { isForLater: true }, now),
      methods: PAYMENT_METHODS.filter(({ key }) => keys.includes(key)).map((method) => ({
        ...{ key: method.key, name: method.name },
        way: wayOf(method),
      })),
      areas: areas.slice(0, MOST_SERVED_AREAS).map((area) => ({ ...area, feeCents: feeOfOrder(area, 0) })),
      hasMoreAreas: areas.length > MOST_SERVED_AREAS,
      onlinePayment: { isTaken: gap === null, gap, words: gap === null ? null : whyNotCharged(sales) },
    };
  });

  bind(findOrder, async ({ externalId }, { intakeStoreId }) => {
    const stored = await database.inStore(intakeStoreId, (tx) => findReceiptAlone(tx, externalId));
    if (stored === null) throw new AppError('intake.order-not-found');
    return receiptOf(stored, linkOf(intakeStoreId, stored), clock.now());
  });

  bind(cancelReceivedOrder, async ({ externalId, code, reason, by }, { intakeStoreId: storeId }) => {
    const find = () => database.inStore(storeId, (tx) => findReceiptAlone(tx, externalId));
    const stored = await find();
    if (stored === null) throw new AppError('intake.order-not-found');
    const actor = by === 'customer' ? CUSTOMER : PLATFORM;
    const which = { storeId, orderId: stored.orderId, actor };
    const changed = await changes.change(which, (order, _tx, now) => {
      if (order.status === 'cancelled') return null;
      // Partners do not see a delivery that can still be undone, so their cancellation is allowed.
      if (asSeenOutside(order, now).status === 'delivered') throw new AppError('intake.order-delivered');
      return cancelFromOutside(order, { code, text: reason }, now);
    });
    // The store gets the cancellation immediately. If the courier's service fails here, its cancellation is retried
    // later.
    if (needsRelease(changed.order, 'cancelled'))
      await courier
        .release(which)
        .catch((err: unknown) => log.warn({ err, ...which }, 'courier of a cancelled order not called off'));
    return receiptOf((await find()) ?? stored, linkOf(storeId, stored), clock.now());
  });

  bind(listReceivedOrders, async ({ letter, since, limit }, { intakeStoreId }) => {
    const now = clock.now();
    const wanted = letter === null ? null : statusOfLetter(letter);
    const stored = await database.inStore(intakeStoreId, (tx) =>
      listReceipts(tx, {
        since,
        limit,
        status: wanted?.status ?? null,
        kitchenStage: wanted?.kitchenStage ?? null,
        now,
        isPrinted: letter === 'PA' ? false : letter === 'PI' ? true : null,
      }),
    );
    return stored.map((receipt) => receiptOf(receipt, linkOf(intakeStoreId, receipt), now));
  });
}
