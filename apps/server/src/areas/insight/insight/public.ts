export { forgetCustomers } from './facts/facts.writes.ts';
export { createSalesFigures } from './facts/facts-reader.ts';
export { asOlderClientsReadIt, SOLD_COLUMNS } from './figures/sold-orders.ts';
export { type AskedPeriod, createReports, daysNamed, type InsightServices, reportPeriod } from './reports.ts';
