import { exportChart } from '@comanda/contract/insight/insight/chart-files.calls';
import { readCharts } from '@comanda/contract/insight/insight/charts.calls';
import {
  readDashboard,
  silenceFinding as silenceCall,
} from '@comanda/contract/insight/insight/dashboard.calls';
import { messageCommand } from '../../../platform/command.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { chartSheetOf } from './figures/chart-sheets.ts';
import { chartsOf } from './figures/charts.ts';
import { dashboardOf } from './figures/dashboard.ts';
import { silencedFindings, silenceFinding } from './figures/silenced-findings.ts';
import { bindReport } from './report.routes.ts';
import { createReports, daysNamed, type InsightServices } from './reports.ts';

const NO_DAYS = { from: null, to: null };

export function bindInsight(bind: Bind, services: InsightServices): void {
  const report = createReports(services);
  bind(readDashboard, (input, { session }) =>
    report(session.storeId, async (tx, moment) => ({
      ...(await dashboardOf(tx, await daysNamed(tx, input, moment.today), moment)),
      silenced: await silencedFindings(tx, { userId: session.userId, at: moment.at }),
    })),
  );
  bind.inStore(silenceCall, messageCommand(null, silenceFinding));
  bind(readCharts, ({ period, days }, { session }) =>
    report(session.storeId, async (tx, moment) =>
      chartsOf(tx, await daysNamed(tx, { period, ...(days ?? NO_DAYS) }, moment.today), moment),
    ),
  );
  bind(exportChart, async ({ chart, format, ...input }, { session: { storeId } }) => {
    const fileOf = await report(storeId, async (tx, moment) =>
      chartSheetOf(tx, chart, await daysNamed(tx, input, moment.today), moment),
    );
    const { timeZone } = await services.profiles.get(storeId);
    return fileOf({ format, timeZone });
  });
  bindReport(bind, services);
}
