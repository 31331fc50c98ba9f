import { useId, useState } from 'react';
import { axisOf } from './axis.ts';
import {
  type Before,
  type Point,
  type Series,
  sumOf,
  type TableBehind,
  totalOf,
  type Unit,
  type Values,
} from './chart-data.ts';
import { ChartFrame, type ChartHead } from './chart-frame.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { formatAmount } from './format-amount.ts';
import { InkPatterns } from './ink-patterns.tsx';
import { inkOf, inksOf } from './inks.ts';
import { ColumnsPicture } from './plot/columns-picture.tsx';
import { DASHES, LinesPicture, PointDots } from './plot/lines-picture.tsx';
import { PlotFrame } from './plot/plot-frame.tsx';
import { stackOf } from './plot/stack-of.ts';
import { describePoint, describeSeries } from './sentences.ts';
import { chartTexts } from './texts.ts';

interface SeriesChartProps extends ChartHead {
  /** `lines`: one line per series; a single line is filled. `columns`: stacked columns. */
  kind: 'lines' | 'columns';
  unit: Unit;
  points: readonly Point[];
  series: readonly Series[];
  /** Title of the first column of the table, e.g. `Dia`. */
  pointName: string;
  before?: Before;
  /** More columns of the table, after the columns of the series. */
  beside?: readonly { name: string; values: Values; total?: number | null }[];
}

const BEFORE_DASHES = '1 4';

/** Values along an axis of days, hours or categories. Group more than 400 points first, e.g. by month. */
export function SeriesChart(props: SeriesChartProps) {
  const { kind, unit, points, series, pointName, before, beside = [], ...head } = props;
  const [at, setAt] = useState<number | null>(null);
  const patterns = useId();
  const inks =
    series.length === 1 ? series.map(({ key }) => inkOf(key)) : inksOf(series.map(({ key }) => key));
  const stack = kind === 'columns' ? stackOf(series, points.length) : null;
  const drawn = stack ? stack.flat(2) : series.flatMap(({ values }) => values);
  const known = [...drawn, ...(before?.values ?? [])].filter((value) => value !== null);
  const axis = axisOf(known);
  const shown = at !== null && at < points.length ? at : null;
  const amountOf = (values: Series['values'], total: number | null) =>
    shown === null && total === null
      ? ''
      : formatAmount(shown === null ? total : (values[shown] ?? null), unit);
  const isLines = kind === 'lines';
  const entries = series.map((each, index) => ({
    key: each.key,
    name: each.name,
    ink: inks[index] ?? 'rest',
    amount: amountOf(each.values, totalOf(each)),
    ...(isLines ? { dashes: DASHES[index % DASHES.length] ?? '' } : {}),
  }));
  if (before)
    entries.push({
      key: 'before',
      name: before.name,
      ink: isLines ? 'before' : 'sum',
      amount: amountOf(before.values, sumOf(before.values)),
      dashes: isLines ? BEFORE_DASHES : 'none',
    });

  const hasTotals = entries.some(({ amount }) => amount !== '');
  const Picture = isLines ? LinesPicture : ColumnsPicture;
  return (
    <ChartFrame
      {...head}
      unit={unit}
      isEmpty={known.every((value) => value === 0)}
      sentence={describeSeries(points, series, unit, before)}
      table={tableOf(props, entries)}
    >
      <InkPatterns id={patterns} />
      <ChartLegend
        patterns={patterns}
        isAlone={!isLines && series.length === 1}
        of={shown !== null ? (points[shown]?.long ?? '') : hasTotals ? chartTexts.whole : ''}
        entries={entries}
      />
      <PlotFrame
        title={head.title}
        axis={axis}
        unit={unit}
        points={points}
        at={shown}
        onMove={setAt}
        describe={(index) => describePoint(index, points, series, unit, before)}
      >
        <Picture
          axis={axis}
          series={series}
          inks={inks}
          count={points.length}
          patterns={patterns}
          before={before}
        />
        {isLines && shown !== null ? (
          <PointDots at={shown} axis={axis} series={series} inks={inks} count={points.length} />
        ) : null}
      </PlotFrame>
    </ChartFrame>
  );
}

/** The same values as a table; its columns are the series and the previous period. */
function tableOf(
  { unit, points, series, pointName, before, beside = [] }: SeriesChartProps,
  columns: readonly { name: string }[],
): TableBehind {
  return {
    head: [pointName, ...[...columns, ...beside].map(({ name }) => name)],
    rows: points.map(({ key, long }, index) => ({
      key,
      cells: [
        long,
        ...[...series, ...(before ? [before] : []), ...beside].map(({ values }) =>
          formatAmount(values[index] ?? null, unit),
        ),
      ],
    })),
    foot: [
      chartTexts.total,
      ...series.map((each) => formatAmount(totalOf(each), unit)),
      ...(before ? [formatAmount(sumOf(before.values), unit)] : []),
      ...beside.map((each) => formatAmount(totalOf({ key: each.name, ...each }), unit)),
    ],
  };
}
