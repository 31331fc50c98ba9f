import { acknowledgeCancellations } from '@comanda/contract/orders/orders/known-cancellations.calls';
import {
  findPastOrders,
  getOrder,
  showCustomer as showCustomerCall,
} from '@comanda/contract/orders/orders/order-lookup.calls';
import * as calls from '@comanda/contract/orders/orders/orders.calls';
import { changeStatusLegacy } from '@comanda/contract/orders/orders/orders-legacy.calls';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { LastNumbers } from '../../../platform/realtime/last-numbers.ts';
import type { StoreProfiles } from '../../store/store/public.ts';
import { createReadBoard, createReadEvents } from './board/read-board.ts';
import {
  acknowledgeOrder,
  acknowledgeOrders,
  changeStatus,
  undoStatus,
} from './changes/change-for-session.ts';
import type { OrderChanges } from './changes/order-changes.ts';
import { showCustomer, showOrder } from './detail/show-order.ts';
import type { OrderLinks } from './order-links.ts';
import type { PastOrderLimit } from './past/past-order-limit.ts';
import { searchPastOrders } from './past/search-past-orders.ts';
import type { CourierOfOrder } from './ports.ts';

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  changes: OrderChanges;
  links: OrderLinks;
  courier: CourierOfOrder;
  pastOrders: PastOrderLimit;
  clock: Clock;
  numbers: LastNumbers;
  epoch: string;
}

export function bindOrders(bind: Bind, deps: Deps): void {
  const readBoard = createReadBoard(deps);
  const readEvents = createReadEvents(deps);
  bind(calls.listBoard, ({ atLeast = null }, { session }) => readBoard(session, atLeast));
  bind(calls.listEvents, ({ afterSeq, atLeast = null }, { session }) =>
    readEvents(afterSeq, session, atLeast),
  );
  bind(getOrder, ({ orderId }, { session }) => showOrder(deps, orderId, session));
  bind(findPastOrders, ({ text }, { session }) => searchPastOrders(deps, text, session));
  bind(showCustomerCall, (input, { session, address }) => showCustomer(deps, input, { session, address }));

  bind(calls.changeStatus, (request, { session }) => changeStatus(deps, request, session));
  bind(changeStatusLegacy, (request, { session }) => changeStatus(deps, request, session));
  bind(calls.undoChange, (request, { session }) => undoStatus(deps, request, session));
  bind(calls.acknowledgeCancellation, ({ orderId }, { session }) => acknowledgeOrder(deps, orderId, session));
  bind(acknowledgeCancellations, ({ orderIds }, { session }) => acknowledgeOrders(deps, orderIds, session));
}
