export { rereadFrom } from './anonymise-orders.ts';
export { eraseAgain } from './erasures/erase-again.ts';
export { createErasureList, ERASURES, ERASURES_KEPT_MS, type ErasureList } from './erasures/erasure-list.ts';
export {
  customerFile,
  eraseCustomer,
  exportCustomer,
  noteExport,
  type WhichCustomer,
} from './provider/customers.ts';
