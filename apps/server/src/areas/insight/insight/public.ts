export { forgetCustomers } from './facts/facts.writes.ts';
export { createSalesFigures } from './facts/facts-reader.ts';
export { asOlderClientsReadIt, SOLD_COLUMNS } from './figures/sold-orders.ts';
export { createReports, daysNamed, type InsightServices } from './reports.ts';
