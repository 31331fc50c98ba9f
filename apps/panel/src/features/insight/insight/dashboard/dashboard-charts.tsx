import type { Dashboard, MinutesOf } from '@comanda/contract/insight/insight/dashboard.calls';
import { reasonWords } from '@comanda/domain/insight/insight/finding-words';
import { reportOrdersPath } from '@comanda/domain/insight/insight/sold-filter';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { BarChart } from '@comanda/ui/chart/bar-chart.tsx';
import { HeatMap } from '@comanda/ui/chart/heat-map.tsx';
import { HowComputed } from '@comanda/ui/chart/how-computed.tsx';
import { hourPoints, monthPoints, periodPoints, weekdayPoints } from '@comanda/ui/chart/points.ts';
import { SeriesChart } from '@comanda/ui/chart/series-chart.tsx';
import { ShareChart } from '@comanda/ui/chart/share-chart.tsx';
import { chartTexts } from '@comanda/ui/chart/texts.ts';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import type { ReactNode } from 'react';
import { ChartExport } from '../period/chart-export.tsx';
import { monthsWords, periodWords, rangeWords } from '../period/period-words.ts';
import grid from '../period/report-charts.module.css';
import classes from './dashboard.module.css';
import { dashboardTexts as texts } from './texts.ts';

const ORDERS = ['pedido', 'pedidos'] as const;
const CUSTOMERS = ['cliente', 'clientes'] as const;
const TIMES = ['vez', 'vezes'] as const;
/** The hour at which an operational day starts. */
const FIRST_HOUR = 5;

/** A period's orders by day, hour, customer, reason and item. */
export function DashboardCharts(dashboard: Dashboard) {
  return (
    <div className={grid.charts}>
      <div className={grid.wide}>
        <OrdersChart {...dashboard} />
      </div>
      <CustomersChart {...dashboard} />
      <Minutes {...dashboard} />
      <div className={grid.wide}>
        <HoursChart {...dashboard} />
      </div>
      <Items {...dashboard} />
      <LostChart {...dashboard} />
      {dashboard.out.length === 0 ? null : <OutChart {...dashboard} />}
      {dashboard.months.length < 2 ? null : <MonthsChart {...dashboard} />}
    </div>
  );
}

/** Completed orders per day (long periods: per week or month) beside the orders of the previous period. */
function OrdersChart(dashboard: Dashboard) {
  const { from, to, beforeFrom, beforeTo, days, daysBefore, figures } = dashboard;
  const { step, points, sums } = periodPoints({ from, to });
  const perStep = texts.perStep[step];
  const ordersOf = (daily: Dashboard['days']) => sums(daily.map(({ orders }) => orders));
  return (
    <SeriesChart
      kind={points.length === 1 ? 'columns' : 'lines'}
      title={perStep.title}
      actions={<ChartExport chart="days" title={perStep.title} of={dashboard} />}
      period={periodWords(dashboard)}
      unit={ORDERS}
      pointName={perStep.point}
      formula={perStep.formula}
      figure={{
        value: figures['orders.completed'].value,
        before: figures['orders.completed'].before,
        better: 'more',
        ...(dashboard.isSameHours && { than: chartTexts.sameHours }),
      }}
      points={points}
      series={[{ key: 'completed', name: 'Concluídos', values: ordersOf(days) }]}
      {...(dashboard.isPreviousComplete && {
        before: { name: rangeWords({ from: beforeFrom, to: beforeTo }), values: ordersOf(daysBefore) },
      })}
    />
  );
}

/** New and returning customers. */
function CustomersChart(dashboard: Dashboard) {
  const { customers } = dashboard;
  return (
    <ShareChart
      shape="ring"
      title={texts.customers}
      actions={<ChartExport chart="customers" title={texts.customers} of={dashboard} />}
      period={periodWords(dashboard)}
      unit={CUSTOMERS}
      partName="Cliente"
      formula={texts.customersFormula}
      {...(customers.ordersWithoutCustomer === 0
        ? {}
        : { note: texts.noCustomers(customers.ordersWithoutCustomer) })}
      parts={[
        { key: 'new', name: texts.fresh, amount: customers.fresh },
        { key: 'returning', name: texts.returning, amount: customers.returning },
      ]}
    />
  );
}

/** Orders by weekday and hour. */
function HoursChart(dashboard: Dashboard) {
  const { hours } = dashboard;
  const [weekdays, hoursOfDay] = [weekdayPoints(), hourPoints(FIRST_HOUR)];
  const atHour = new Map(
    hours.map(({ weekday, hour, orders, mean }) => [`${weekday} ${hour}`, mean ?? orders]),
  );
  const countOf = new Map(
    dashboard.weekdays.map(({ weekday, days: complete }) => [String(weekday), complete]),
  );
  return (
    <HeatMap
      title={texts.hours}
      actions={<ChartExport chart="hours" title={texts.hours} of={dashboard} />}
      period={periodWords(dashboard)}
      unit={ORDERS}
      formula={texts.hoursFormula}
      cornerName={texts.corner}
      rows={weekdays.map(({ long, ...row }) => ({
        ...row,
        long: texts.weekdayOf(long, countOf.get(row.key) ?? 0),
      }))}
      columns={hoursOfDay}
      values={weekdays.flatMap((row) =>
        hoursOfDay.map((column) => atHour.get(`${row.key} ${column.key}`) ?? 0),
      )}
    />
  );
}

/** Lost orders by reason. */
function LostChart(dashboard: Dashboard) {
  return (
    <BarChart
      title={texts.lost}
      actions={<ChartExport chart="lost" title={texts.lost} of={dashboard} />}
      period={periodWords(dashboard)}
      unit={ORDERS}
      rowName={texts.reason}
      inkKey="cancelled"
      formula={texts.lostFormula}
      none={texts.noneLost}
      rows={dashboard.lost.map(({ key, times }) => ({
        key,
        name: reasonWords(key),
        value: times,
      }))}
    />
  );
}

/** Items that were out of stock, sorted by how often. */
function OutChart(dashboard: Dashboard) {
  return (
    <BarChart
      title={texts.out}
      actions={<ChartExport chart="out" title={texts.out} of={dashboard} />}
      period={periodWords(dashboard)}
      unit={TIMES}
      rowName={texts.item}
      formula={texts.outFormula}
      rows={dashboard.out.map(({ key, name, times }) => ({ key, name, value: times }))}
    />
  );
}

/** Customers per month. */
function MonthsChart(dashboard: Dashboard) {
  const { months } = dashboard;
  const ofMonths = monthPoints(months.map(({ month }) => `${month}-01`));
  return (
    <SeriesChart
      kind="columns"
      title={texts.months}
      actions={<ChartExport chart="months" title={texts.months} of={dashboard} />}
      period={monthsWords(ofMonths, dashboard.at)}
      unit={CUSTOMERS}
      pointName="Mês"
      formula={texts.monthsFormula}
      points={ofMonths}
      series={[
        { key: 'new', name: texts.fresh, values: months.map(({ fresh }) => fresh), total: null },
        {
          key: 'returning',
          name: texts.returning,
          values: months.map(({ returning }) => returning),
          total: null,
        },
      ]}
    />
  );
}

interface HeadProps {
  title: string;
  of: DayRange & { at: number };
  formula: string;
  children: ReactNode;
}

/** Heading of a block without a chart; looks like the heading of a chart. */
function Head({ title, of, formula, children }: HeadProps) {
  return (
    <div className="spread wraps">
      <div>
        <h2>{title}</h2>
        <p className="muted-13">{periodWords(of)}</p>
      </div>
      <span className="cluster-12">
        <HowComputed title={title}>{formula}</HowComputed>
        {children}
      </span>
    </div>
  );
}

/** Durations of orders as median and 90th percentile. A mean would be distorted by one slow order. */
function Minutes({ accepting, kitchen, arriving, promised, late, from, to, at }: Dashboard) {
  const words = ({ half, nineOfTen }: MinutesOf) =>
    half === null || nineOfTen === null ? texts.tooFew : `${texts.half(half)}, ${texts.nineOfTen(nineOfTen)}`;
  const rows = [
    [texts.accepting, accepting],
    [texts.kitchen, kitchen],
    [texts.arriving, arriving],
  ] as const;
  return (
    <section className={`card ${classes.minutes}`} aria-label={texts.minutes}>
      <Head title={texts.minutes} of={{ from, to, at }} formula={texts.minutesFormula}>
        <ChartExport chart="minutes" title={texts.minutes} of={{ from, to }} />
      </Head>
      <dl>
        {rows.map(([name, minutes]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words(minutes)}</dd>
          </div>
        ))}
      </dl>
      {promised === 0 ? null : (
        <p>
          {texts.late(late, promised)}{' '}
          {late === 0 ? null : (
            <a
              href={reportOrdersPath({ from, to }, { outcome: 'completed', mark: 'late' })}
              aria-label={texts.ordersOf(texts.late(late, promised))}
            >
              {texts.seeOrders}
            </a>
          )}
        </p>
      )}
    </section>
  );
}

/** The most frequent items with their changes. */
function Items({ items, from, to, at, isPreviousComplete }: Dashboard) {
  const count = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
  return (
    <div className={`card ${classes.minutes}`}>
      <Head title={texts.items} of={{ from, to, at }} formula={texts.itemsFormula}>
        <ChartExport chart="items" title={texts.items} of={{ from, to }} />
      </Head>
      {items.length === 0 ? (
        <p className="muted-13">{texts.noItems}</p>
      ) : (
        <PlainTable
          label={texts.items}
          head={[texts.item, texts.times, ...(isPreviousComplete ? [texts.trend] : []), texts.amount]}
          rows={items.map(({ key, name, times, before, cents }) => ({
            key,
            cells: [
              ...[name, count.format(times)],
              ...(before === null ? [] : [count.format(before)]),
              formatMoney(cents),
            ],
          }))}
        />
      )}
    </div>
  );
}
