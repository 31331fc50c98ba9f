export {
  customerFile,
  eraseCustomer,
  exportCustomer,
  noteExport,
  type WhichCustomer,
} from './provider/customers.ts';
