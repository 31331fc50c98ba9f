import type { Report } from '@comanda/contract/insight/insight/report.calls';
import { reasonWords } from '@comanda/domain/insight/insight/finding-words';
import { WAY_WORDS } from '@comanda/domain/insight/insight/order-words';
import { BarChart } from '@comanda/ui/chart/bar-chart.tsx';
import { hourPoints, valuesAt } from '@comanda/ui/chart/points.ts';
import { SeriesChart } from '@comanda/ui/chart/series-chart.tsx';
import { ShareChart } from '@comanda/ui/chart/share-chart.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { ChartExport } from '../period/chart-export.tsx';
import { periodWords } from '../period/period-words.ts';
import grid from '../period/report-charts.module.css';
import { reportTexts as texts } from './texts.ts';

const ORDERS = ['pedido', 'pedidos'] as const;
const FIRST_HOUR = 5;

/** Completed orders by payment, and cancelled orders by number, reason and hour. */
export function ReportCharts({ report }: { report: Report }) {
  const { completed, cancelled, ways, reasons, hours } = report;
  const period = periodWords(report);
  const [done, lost] = [
    completed.online.orders + completed.onDelivery.orders,
    cancelled.online.orders + cancelled.onDelivery.orders,
  ];
  const points = hourPoints(FIRST_HOUR);
  const at = (of: 'completed' | 'cancelled') =>
    valuesAt(points, new Map(hours.map((hour) => [String(hour.hour), hour[of]])), 0);
  return (
    <div className={grid.charts}>
      <ShareChart
        shape="ring"
        title={texts.places}
        actions={<ChartExport chart="places" title={texts.places} of={report} />}
        period={period}
        unit="money"
        partName={texts.places}
        figure={{ value: report.totalCents }}
        formula={texts.placesFormula}
        parts={[
          { key: 'online', name: texts.online, amount: completed.online.cents },
          { key: 'cash', name: texts.onDelivery, amount: completed.onDelivery.cents },
        ]}
      />
      <ShareChart
        shape="ring"
        title={texts.outcomes}
        actions={<ChartExport chart="outcomes" title={texts.outcomes} of={report} />}
        period={period}
        unit={ORDERS}
        partName={texts.outcome}
        figure={{ value: done + lost }}
        formula={texts.outcomesFormula}
        parts={[
          { key: 'completed', name: texts.done, amount: done },
          { key: 'cancelled', name: texts.lost, amount: lost },
        ]}
      />
      {lost === 0 ? null : (
        <>
          <SeriesChart
            kind="columns"
            title={texts.waysTitle}
            actions={<ChartExport chart="outcomes" title={texts.waysTitle} of={report} />}
            period={period}
            unit={ORDERS}
            pointName={texts.columns.payment}
            formula={texts.waysFormula}
            points={ways.map(({ way }) => ({ key: way, short: WAY_WORDS[way], long: WAY_WORDS[way] }))}
            series={[
              { key: 'completed', name: texts.done, values: ways.map((of) => of.completed.orders) },
              { key: 'cancelled', name: texts.lost, values: ways.map((of) => of.cancelled.orders) },
            ]}
          />
          <BarChart
            title={texts.lostTitle}
            actions={<ChartExport chart="lost" title={texts.lostTitle} of={report} />}
            period={`${period} · ${texts.lostRevenue(formatMoney(cancelled.online.cents + cancelled.onDelivery.cents))}`}
            unit={ORDERS}
            rowName={texts.reason}
            inkKey="cancelled"
            formula={texts.lostFormula}
            rows={reasons.map(({ key, orders, cents }) => ({
              key,
              name: `${reasonWords(key)} · ${formatMoney(cents)}`,
              value: orders,
            }))}
          />
          <SeriesChart
            kind="columns"
            title={texts.hoursTitle}
            actions={<ChartExport chart="outcomeHours" title={texts.hoursTitle} of={report} />}
            period={period}
            unit={ORDERS}
            pointName={texts.hour}
            formula={texts.hoursFormula}
            points={points}
            series={[
              { key: 'completed', name: texts.done, values: at('completed') },
              { key: 'cancelled', name: texts.lost, values: at('cancelled') },
            ]}
          />
        </>
      )}
    </div>
  );
}
