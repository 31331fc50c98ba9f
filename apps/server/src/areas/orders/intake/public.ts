export { contentHashOf } from './receive-order.ts';
export { ResentOrders } from './resent-orders.ts';
