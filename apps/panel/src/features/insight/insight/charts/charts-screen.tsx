import { sendCall } from '@comanda/client/api/send-call.ts';
import { type Charts, readCharts } from '@comanda/contract/insight/insight/charts.calls';
import { largestParts } from '@comanda/domain/kit/figures/shares';
import { BarChart } from '@comanda/ui/chart/bar-chart.tsx';
import { ChartSkeleton } from '@comanda/ui/chart/chart-skeleton.tsx';
import { valuesAt, weekdayPoints } from '@comanda/ui/chart/points.ts';
import { SeriesChart } from '@comanda/ui/chart/series-chart.tsx';
import { ShareChart } from '@comanda/ui/chart/share-chart.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconChartPie } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useReportDays } from '../../../../shared/period/period-view.ts';
import { ReportPeriod } from '../../../../shared/period/report-period.tsx';
import { behindText } from '../period/behind-text.ts';
import { ChartExport } from '../period/chart-export.tsx';
import { periodWords } from '../period/period-words.ts';
import classes from '../period/report-charts.module.css';
import { chartsTexts as texts } from './texts.ts';

const ORDERS = ['pedido', 'pedidos'] as const;
const TIMES = ['vez', 'vezes'] as const;
const MAX_DISTRICTS = 12;

/** 'Gráficos Operacionais': completed orders by weekday, item, district and payment method. */
export function ChartsScreen() {
  const { days, show } = useReportDays();
  const { period, from, to } = days;
  const query = useQuery({
    queryKey: ['insight', 'charts', days],
    queryFn: ({ signal }) =>
      sendCall(readCharts, { period, days: period === 'PP' ? { from, to } : null }, { signal }),
    staleTime: 0,
    meta: { silent: true },
  });
  return (
    <div className="page">
      <PageTitle title={texts.title} subtitle={texts.subtitle} />
      <ReportPeriod days={days} hasAll onShow={show} />
      <QueryFaces
        query={query}
        skeleton={<ChartsSkeleton />}
        failed={texts.loadFailed}
        empty={({ orders, isBehind }) => (orders === 0 ? <NoOrders isBehind={isBehind} /> : null)}
      >
        {(charts) => (
          <div className="stack-12">
            {charts.isBehind ? <Note tone="pending">{behindText}</Note> : null}
            <AllCharts {...charts} />
          </div>
        )}
      </QueryFaces>
    </div>
  );
}

function AllCharts(charts: Charts) {
  const { weekdays, items, districts, atStore, ways, orders, perDay } = charts;
  const period = periodWords(charts);
  const points = weekdayPoints();
  const byWeekday = (amountOf: (of: Charts['weekdays'][number]) => number) =>
    new Map(weekdays.map((of) => [String(of.weekday), amountOf(of)]));
  const [shown, counts, complete] = [
    byWeekday(({ mean, orders: soFar }) => mean ?? soFar),
    byWeekday((of) => of.orders),
    byWeekday((of) => of.days),
  ];
  const parts = largestParts(
    districts.map(({ key, name, orders: amount }) => ({ key, name, amount })),
    MAX_DISTRICTS,
    texts.others,
  );
  return (
    <div className={classes.charts}>
      <SeriesChart
        kind="columns"
        title={texts.weekdays}
        actions={<ChartExport chart="weekdays" title={texts.weekdays} of={charts} />}
        period={period}
        unit={ORDERS}
        pointName={texts.weekday}
        formula={texts.weekdaysFormula}
        figure={{ value: orders }}
        points={points.map(({ long, ...point }) => ({
          ...point,
          long: texts.weekdayOf(long, complete.get(point.key) ?? 0),
        }))}
        series={[{ key: 'completed', name: texts.perDay, values: valuesAt(points, shown, 0), total: perDay }]}
        beside={[
          { name: texts.orders, values: valuesAt(points, counts, 0) },
          { name: texts.days, values: valuesAt(points, complete, 0) },
        ]}
      />
      <ShareChart
        shape="ring"
        title={texts.items}
        actions={<ChartExport chart="items" title={texts.items} of={charts} />}
        period={period}
        unit={TIMES}
        partName={texts.item}
        formula={texts.itemsFormula}
        parts={items.map(({ key, name, times }) => ({ key, name, amount: times }))}
      />
      <BarChart
        title={texts.districts}
        actions={<ChartExport chart="districts" title={texts.districts} of={charts} />}
        period={period}
        unit={ORDERS}
        rowName={texts.district}
        inkKey="delivery"
        formula={texts.districtsFormula}
        {...(atStore === 0 ? {} : { note: texts.atStore(atStore) })}
        rows={parts.map(({ key, name, amount }) => ({ key, name, value: amount }))}
      />
      <ShareChart
        shape="ring"
        title={texts.ways}
        actions={<ChartExport chart="ways" title={texts.ways} of={charts} />}
        period={period}
        unit={ORDERS}
        partName={texts.ways}
        formula={texts.waysFormula}
        parts={ways.map(({ key, name, orders: amount }) => ({ key, name, amount }))}
      />
    </div>
  );
}

function NoOrders({ isBehind }: { isBehind: boolean }) {
  return (
    <EmptyState icon={<IconChartPie size={32} stroke={1.5} />} title={isBehind ? texts.noneYet : texts.none}>
      {isBehind ? behindText : texts.noneHint}
    </EmptyState>
  );
}

function ChartsSkeleton() {
  return (
    <div className={classes.charts}>
      <ChartSkeleton kind="columns" />
      <ChartSkeleton kind="ring" />
      <ChartSkeleton kind="rows" />
      <ChartSkeleton kind="ring" />
    </div>
  );
}
