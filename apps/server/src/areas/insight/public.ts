export { forgetCustomers } from './facts/facts.writes.ts';
export { createSalesFigures } from './facts/facts-reader.ts';
export { daysNamed } from './reports.ts';
