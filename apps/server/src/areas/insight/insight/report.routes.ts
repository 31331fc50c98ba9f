import {
  exportReportOrders,
  generateReport,
  listReportOrders,
  readReport,
} from '@comanda/contract/insight/insight/report.calls';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { naming } from '../../../platform/http/customer-watch.ts';
import type { ReportRequest } from '../../../platform/period/report-period.ts';
import { readSalesDays } from './figures/period.reads.ts';
import { completedByDay, reportOf } from './figures/report.ts';
import { asOlderClientsReadIt, soldOrders, soldOrdersSheet } from './figures/sold-orders.ts';
import { createReports, daysNamed, type InsightServices, type ReportMoment } from './reports.ts';

/** Maximum of orders in one answer. The spreadsheet has all orders. */
const MAX_AT_ONCE = 10_000;

/**
 * Binds 'Relatório Geral': its sums, its orders in pages and as a file, and one answer with all of these for
 * older clients.
 */
export function bindReport(bind: Bind, services: InsightServices): void {
  const report = createReports(services);
  const rangeOf = (tx: Transaction, query: ReportRequest, { today }: ReportMoment) =>
    daysNamed(tx, query, today);

  bind(readReport, (query, { session }) =>
    report(session.storeId, async (tx, moment) => reportOf(tx, await rangeOf(tx, query, moment), moment)),
  );
  bind(listReportOrders, ({ period, from, to, ...query }, { session }) =>
    report(session.storeId, async (tx, moment) => {
      const days = await rangeOf(tx, { period, from, to }, moment);
      const page = await soldOrders.page(tx, { ...query, ...days });
      return naming({ days, orders: page.count }, page);
    }),
  );
  bind.fileInStore(exportReportOrders, async (runRead, input, { storeId }) => {
    const { period, from, to, format, ...query } = input;
    const { days, filter, count, isBehind } = await report(storeId, async (tx, moment) => {
      const range = await rangeOf(tx, { period, from, to }, moment);
      const wanted = { ...query, ...range };
      const { isBehind } = moment;
      return { days: range, filter: wanted, isBehind, ...(await soldOrders.totals(tx, wanted)) };
    });
    const { timeZone } = await services.profiles.get(storeId);
    return naming({ days, orders: count }, soldOrdersSheet(runRead, format, { filter, timeZone, isBehind }));
  });
  bind(generateReport, ({ from, to, ...query }, { session }) =>
    report(session.storeId, async (tx, moment) => {
      const range = await rangeOf(tx, { period: null, from, to }, moment);
      const { rows, isCut } = await soldOrders.first(tx, { ...query, ...range }, MAX_AT_ONCE);
      const days = completedByDay(range, await readSalesDays(tx, range));
      const answer = { orders: rows.map(asOlderClientsReadIt), days, ...range, isCut };
      return naming({ days: range, orders: rows.length }, answer);
    }),
  );
}
