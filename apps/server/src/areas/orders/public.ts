export { importHistory, UnknownStore } from './import-history.ts';
export { OrderEvents } from './order-events.ts';
export { bindOrders } from './orders.routes.ts';
