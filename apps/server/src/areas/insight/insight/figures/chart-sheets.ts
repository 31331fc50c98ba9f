import { CHART_FILES, type ChartFile } from '@comanda/contract/insight/insight/chart-files.calls';
import type { Charts } from '@comanda/contract/insight/insight/charts.calls';
import type { Report } from '@comanda/contract/insight/insight/report.calls';
import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import { reasonWords } from '@comanda/domain/insight/insight/finding-words';
import { WAY_WORDS } from '@comanda/domain/insight/insight/order-words';
import { WEEKDAY_NAMES } from '@comanda/domain/kit/time/brazilian-days';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { SheetColumn } from '../../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../../platform/spreadsheet/sheet-file.ts';
import { CHART_SHEETS as texts } from '../texts.ts';
import { chartsOf } from './charts.ts';
import { readComparison } from './comparison.reads.ts';
import { countsOf } from './counts.ts';
import { dashboardOf } from './dashboard.ts';
import type { Counted, CountedKind } from './period.reads.ts';
import { reportOf } from './report.ts';

type Moment = Parameters<typeof dashboardOf>[2];
/** Reads a chart in one snapshot. Returns a function that makes its file. */
type ChartSheet = (
  tx: Transaction,
  range: DayRange,
  moment: Moment,
) => Promise<(file: { name: string; format: SheetFormat | null; timeZone: string }) => AnsweredFile>;

/** Makes the file of a chart. A chart has so few rows that one slice contains all. */
const sheet =
  <Row>(
    title: string,
    rowsOf: (tx: Transaction, range: DayRange, moment: Moment) => Promise<readonly Row[]>,
    columns: readonly SheetColumn<Row>[] | ((rows: readonly Row[]) => readonly SheetColumn<Row>[]),
  ): ChartSheet =>
  async (tx, range, moment) => {
    const rows = await rowsOf(tx, range, moment);
    return (file) =>
      sheetFile({
        ...{ ...file, days: range, title, columns: typeof columns === 'function' ? columns(rows) : columns },
        isBehind: moment.isBehind,
        slices: (async function* () {
          yield rows;
        })(),
      });
  };

const { columns: titles } = texts;
/** A column of counts, with the sum in the last row. */
const count = <Field extends string>(title: string, field: Field): SheetColumn<Record<Field, number>> => ({
  ...{ title, kind: 'count', value: (row) => row[field], isSummed: true },
});

/**
 * A chart of all counts of one kind. Has a column for the previous period if the store existed during that
 * whole period.
 */
const counted = (title: string, first: string, of: { kind: CountedKind; noun: string; amount?: string }) =>
  sheet<Counted>(
    title,
    async (tx, range, moment) =>
      countsOf(tx, range, { kind: of.kind, comparison: await readComparison(tx, range, moment) }),
    (rows) => [
      {
        title: first,
        kind: 'text',
        value: ({ key, name }) => (of.kind === 'reason' ? reasonWords(key) : name.trim()),
      },
      count(of.noun, 'times'),
      ...(rows.some(({ before }) => before === null)
        ? []
        : [
            {
              title: titles.before,
              kind: 'count',
              value: ({ before }: Counted) => before,
              isSummed: true,
            } as const,
          ]),
      ...(of.amount !== undefined
        ? [
            {
              title: of.amount,
              kind: 'money',
              value: ({ cents }: Counted) => cents,
              isSummed: true,
            } as const,
          ]
        : []),
    ],
  );

/** Every chart as a file. The last row has the same sums as the screen. */
const SHEETS: Record<ChartFile, ChartSheet> = {
  days: sheet(texts.days, async (...of) => (await dashboardOf(...of)).days, [
    { title: titles.day, kind: 'day', value: ({ day }) => day },
    count(titles.orders, 'orders'),
    { title: titles.sales, kind: 'money', value: ({ cents }) => cents, isSummed: true },
  ]),
  customers: sheet(
    texts.customers,
    async (...of) => {
      const { fresh, returning } = (await dashboardOf(...of)).customers;
      return [
        { name: titles.fresh, customers: fresh },
        { name: titles.returning, customers: returning },
      ];
    },
    [
      { title: titles.customer, kind: 'text', value: ({ name }) => name },
      count(titles.customers, 'customers'),
    ],
  ),
  hours: sheet<Awaited<ReturnType<typeof dashboardOf>>['hours'][number]>(
    texts.hours,
    async (...of) => (await dashboardOf(...of)).hours,
    [
      { title: titles.weekday, kind: 'text', value: ({ weekday }) => WEEKDAY_NAMES[weekday] ?? '' },
      { title: titles.hour, kind: 'count', value: ({ hour }) => hour },
      count(titles.orders, 'orders'),
      { title: titles.mean, kind: 'count', value: ({ mean }) => mean },
    ],
  ),
  minutes: sheet(
    texts.minutes,
    async (...of) => {
      const { accepting, kitchen, arriving } = await dashboardOf(...of);
      return [
        { ...accepting, name: titles.accepting },
        { ...kitchen, name: titles.kitchen },
        { ...arriving, name: titles.arriving },
      ];
    },
    [
      { title: titles.step, kind: 'text', value: ({ name }) => name },
      { title: titles.half, kind: 'count', value: ({ half }) => half },
      { title: titles.nineOfTen, kind: 'count', value: ({ nineOfTen }) => nineOfTen },
      { title: titles.orders, kind: 'count', value: ({ orders }) => orders },
    ],
  ),
  items: counted(texts.items, titles.item, {
    ...{ kind: 'item', noun: titles.times, amount: titles.amount },
  }),
  lost: counted(texts.lost, titles.reason, {
    ...{ kind: 'reason', noun: titles.orders, amount: titles.lostAmount },
  }),
  out: counted(texts.out, titles.item, { kind: 'out', noun: titles.times }),
  months: sheet(texts.months, async (...of) => (await dashboardOf(...of)).months, [
    // The column of months has no sum: a customer of two months would be counted twice.
    { title: titles.month, kind: 'text', value: ({ month }) => month.split('-').reverse().join('/') },
    { title: titles.fresh, kind: 'count', value: ({ fresh }) => fresh },
    { title: titles.returning, kind: 'count', value: ({ returning }) => returning },
  ]),
  weekdays: sheet<Charts['weekdays'][number]>(
    texts.weekdays,
    async (...of) => (await chartsOf(...of)).weekdays,
    [
      { title: titles.weekday, kind: 'text', value: ({ weekday }) => WEEKDAY_NAMES[weekday] ?? '' },
      count(titles.orders, 'orders'),
      count(titles.days, 'days'),
      { title: titles.mean, kind: 'count', value: ({ mean }) => mean },
    ],
  ),
  districts: counted(texts.districts, titles.district, {
    ...{ kind: 'district', noun: titles.orders },
  }),
  ways: sheet(texts.ways, async (...of) => (await chartsOf(...of)).ways, [
    { title: titles.way, kind: 'text', value: ({ name }) => name },
    count(titles.orders, 'orders'),
  ]),
  places: sheet(
    texts.places,
    async (...of) => {
      const { completed } = await reportOf(...of);
      return [
        { ...completed.online, name: titles.online },
        { ...completed.onDelivery, name: titles.onDelivery },
      ];
    },
    [
      { title: titles.place, kind: 'text', value: ({ name }) => name },
      count(titles.orders, 'orders'),
      { title: titles.amount, kind: 'money', value: ({ cents }) => cents, isSummed: true },
    ],
  ),
  outcomes: sheet<Report['ways'][number]>(texts.outcomes, async (...of) => (await reportOf(...of)).ways, [
    { title: titles.way, kind: 'text', value: ({ way }) => WAY_WORDS[way] },
    { title: titles.done, kind: 'count', value: ({ completed }) => completed.orders, isSummed: true },
    { title: titles.amount, kind: 'money', value: ({ completed }) => completed.cents, isSummed: true },
    { title: titles.cancelled, kind: 'count', value: ({ cancelled }) => cancelled.orders, isSummed: true },
    { title: titles.lostAmount, kind: 'money', value: ({ cancelled }) => cancelled.cents, isSummed: true },
  ]),
  outcomeHours: sheet<Report['hours'][number]>(
    texts.outcomeHours,
    async (...of) => (await reportOf(...of)).hours,
    [
      { title: titles.hour, kind: 'count', value: ({ hour }) => hour },
      count(titles.done, 'completed'),
      count(titles.cancelled, 'cancelled'),
    ],
  ),
};

/** Reads a chart of some days. Returns a function that makes its file. */
export async function chartSheetOf(
  tx: Transaction,
  chart: ChartFile,
  range: DayRange,
  moment: Moment,
): Promise<(file: { format: SheetFormat | null; timeZone: string }) => AnsweredFile> {
  const make = await SHEETS[chart](tx, range, moment);
  return (file) => make({ ...file, name: CHART_FILES[chart] });
}
