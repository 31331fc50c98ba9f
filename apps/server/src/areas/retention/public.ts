export { eraseCustomer, exportCustomer, noteExport, type WhichCustomer } from './customers.ts';
export { startRetentionJob } from './retention-job.ts';
