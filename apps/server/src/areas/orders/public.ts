export { actorOf, CUSTOMER, courierActor, PLATFORM, SYSTEM } from './actors.ts';
export { cancelFromOutside } from './cancel-from-outside.ts';
export { afterTransition } from './change-status.ts';
export type { CourierOfOrder } from './courier-of-order.ts';
export { importHistory, UnknownStore } from './import-history.ts';
export {
  type ChangedOrder,
  createOrderChanges,
  type NextOrder,
  type OrderChanges,
} from './order-changes.ts';
export { OrderEvents } from './order-events.ts';
export { createOrderLinks, type OrderLinks } from './order-links.ts';
export { type Actor, endOrderLink, saveLocatedAddress } from './orders.writes.ts';
export { createPastOrderLimit, type PastOrderLimit } from './past-order-limit.ts';
export type { PrintOfOrder } from './print-of-order.ts';
