export { eraseCustomer, exportCustomer, noteExport, type WhichCustomer } from './customers.ts';
