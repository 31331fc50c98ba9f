import { readCharts } from '@comanda/contract/insight/charts.calls';
import { readDashboard } from '@comanda/contract/insight/dashboard.calls';
import type { Bind } from '../../platform/http/bind.ts';
import { chartsOf } from './figures/charts.ts';
import { dashboardOf } from './figures/dashboard.ts';
import { bindReport } from './report.routes.ts';
import { createReports, daysNamed, type InsightServices } from './reports.ts';

const NO_DAYS = { from: null, to: null };

export function bindInsight(bind: Bind, services: InsightServices): void {
  const report = createReports(services);
  bind(readDashboard, (asked, { session }) =>
    report(session.storeId, async (tx, moment) =>
      dashboardOf(tx, await daysNamed(tx, asked, moment.today), moment),
    ),
  );
  bind(readCharts, ({ period, days }, { session }) =>
    report(session.storeId, async (tx, moment) =>
      chartsOf(tx, await daysNamed(tx, { period, ...(days ?? NO_DAYS) }, moment.today), moment),
    ),
  );
  bindReport(bind, services);
}
