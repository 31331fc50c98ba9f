export { actorOf, CUSTOMER, courierActor, PLATFORM, SYSTEM } from './actors.ts';
export { OrderEvents } from './board/order-events.ts';
export { cancelFromOutside } from './changes/cancel-from-outside.ts';
export { afterTransition } from './changes/change-status.ts';
export {
  type ChangedOrder,
  createOrderChanges,
  type NextOrder,
  type OrderChanges,
} from './changes/order-changes.ts';
export { timelineOf } from './detail/order-timeline.ts';
export { createOrderLinks, type OrderLinks } from './order-links.ts';
export { orderHistory } from './orders.reads.ts';
export { type Actor, endOrderLink, moveDeadlines, saveLocatedAddress } from './orders.writes.ts';
export { createCustomerWatch } from './past/customer-watch.ts';
export { importHistory, UnknownStore } from './past/import-past-orders.ts';
export { createPastOrderLimit, type PastOrderLimit } from './past/past-order-limit.ts';
export type { CourierOfOrder, MoneyOfOrder, PrintOfOrder } from './ports.ts';
export { categoriesOfLines } from './sold/categories-of-lines.ts';
export { soldRowStatements } from './sold/sold-rows.writes.ts';
