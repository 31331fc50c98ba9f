export { contentHashOf } from './receive-order.ts';
