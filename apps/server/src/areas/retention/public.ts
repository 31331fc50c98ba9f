export { anonymiseOrders } from './anonymise-orders.ts';
export { eraseCustomer, exportCustomer, noteExport, type WhichCustomer } from './customers.ts';
export { startRetentionJob } from './retention-job.ts';
export { DEFAULT_KEEPING, type OrderKeeping } from './retention-rules.ts';
