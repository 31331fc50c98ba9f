import * as calls from '@comanda/contract/orders/intake/intake.calls';
import { listStoreRefusedOrders } from '@comanda/contract/orders/intake/provider-refused-orders.calls';
import { listRefusedOrders } from '@comanda/contract/orders/intake/refused-orders.calls';
import type { Registry } from '@prometheus-io/client';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { Logger } from '../../../platform/log.ts';
import type { MenuDocuments } from '../../menu/menu/public.ts';
import type { ServedDistricts } from '../../store/delivery-areas/public.ts';
import type { TakenMethods } from '../../store/payment-methods/public.ts';
import type { SalesOfStore, StoreProfiles } from '../../store/store/public.ts';
import type { CourierOfOrder, OrderChanges, OrderEvents, OrderLinks } from '../orders/public.ts';
import { cancelReceivedOrder } from './cancel-received-order.ts';
import { readReceipt, readReceipts } from './read-receipts.ts';
import { readStoreStatus } from './read-store-status.ts';
import { createRefusals, listRefused } from './refusals.ts';
import type { ResentOrders } from './resent-orders.ts';
import { takeOrder } from './take-order.ts';

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
  resent: ResentOrders;
  log: Logger;
  metrics: Registry;
  links: OrderLinks;
  clock: Clock;
}

export function bindIntake(bind: Bind, deps: Deps): void {
  const refusals = createRefusals(deps);
  bind(
    calls.receiveOrder,
    (order, { intakeStoreId }) => takeOrder(deps, order, intakeStoreId),
    (error, sent, { intakeStoreId: storeId, intakeKeyLabel: keyLabel }) =>
      refusals.note({ storeId, keyLabel }, sent, error),
  );
  bind(calls.getStoreStatus, (_input, { intakeStoreId }) => readStoreStatus(deps, intakeStoreId));
  bind(calls.findOrder, (input, { intakeStoreId }) => readReceipt(deps, input, intakeStoreId));
  bind(calls.cancelReceivedOrder, (request, { intakeStoreId }) =>
    cancelReceivedOrder(deps, request, intakeStoreId),
  );
  bind(calls.listReceivedOrders, (input, { intakeStoreId }) => readReceipts(deps, input, intakeStoreId));

  bind.inStore(listRefusedOrders, listRefused);
  bind.inKnownStore(listStoreRefusedOrders, listRefused);
}
