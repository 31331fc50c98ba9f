export { rereadFrom } from './anonymise-orders.ts';
export {
  customerFile,
  eraseCustomer,
  exportCustomer,
  noteExport,
  type WhichCustomer,
} from './provider/customers.ts';
