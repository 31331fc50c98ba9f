import {
  exportReportOrders,
  generateReport,
  listReportOrders,
  readReport,
} from '@comanda/contract/insight/insight/report.calls';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { naming } from '../../../platform/http/customer-watch.ts';
import type { AskedReport } from '../../../platform/period/report-period.ts';
import { readSalesDays } from './figures/period.reads.ts';
import { completedByDay, reportOf } from './figures/report.ts';
import { asOlderClientsReadIt, soldOrders, soldOrdersSheet } from './figures/sold-orders.ts';
import { createReports, daysNamed, type InsightServices, type ReportMoment } from './reports.ts';

/** Maximum of orders in one answer; the file has all. */
const MOST_AT_ONCE = 10_000;

/** Binds 'Relatório Geral': its sums, its orders in pages and as a file, and the single answer for older clients. */
export function bindReport(bind: Bind, services: InsightServices): void {
  const report = createReports(services);
  const rangeOf = (tx: Transaction, asked: AskedReport, { today }: ReportMoment) =>
    daysNamed(tx, asked, today);

  bind(readReport, (asked, { session }) =>
    report(session.storeId, async (tx, moment) => reportOf(tx, await rangeOf(tx, asked, moment), moment)),
  );
  bind(listReportOrders, ({ period, from, to, ...asked }, { session }) =>
    report(session.storeId, async (tx, moment) => {
      const days = await rangeOf(tx, { period, from, to }, moment);
      const page = await soldOrders.page(tx, { ...asked, ...days });
      return naming({ days, orders: page.count }, page);
    }),
  );
  bind.fileInStore(exportReportOrders, async (reading, input, { storeId }) => {
    const { period, from, to, format, ...asked } = input;
    const { days, filter, count, isBehind } = await report(storeId, async (tx, moment) => {
      const range = await rangeOf(tx, { period, from, to }, moment);
      const wanted = { ...asked, ...range };
      const { isBehind } = moment;
      return { days: range, filter: wanted, isBehind, ...(await soldOrders.totals(tx, wanted)) };
    });
    const { timeZone } = await services.profiles.get(storeId);
    return naming({ days, orders: count }, soldOrdersSheet(reading, format, { filter, timeZone, isBehind }));
  });
  bind(generateReport, ({ from, to, ...asked }, { session }) =>
    report(session.storeId, async (tx, moment) => {
      const range = await rangeOf(tx, { period: null, from, to }, moment);
      const { rows, isCut } = await soldOrders.first(tx, { ...asked, ...range }, MOST_AT_ONCE);
      const days = completedByDay(range, await readSalesDays(tx, range));
      const answer = { orders: rows.map(asOlderClientsReadIt), days, ...range, isCut };
      return naming({ days: range, orders: rows.length }, answer);
    }),
  );
}
