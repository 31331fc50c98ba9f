import { type CSSProperties, useState } from 'react';
import type { Point, Unit, Values } from './chart-data.ts';
import { ChartFrame, type ChartHead } from './chart-frame.tsx';
import { describeAmount, formatAmount } from './format-amount.ts';
import classes from './heat-map.module.css';
import { PointCursor } from './point-cursor.tsx';
import { describeGrid } from './sentences.ts';
import { chartTexts } from './texts.ts';

interface HeatMapProps extends ChartHead {
  unit: Unit;
  rows: readonly Point[];
  columns: readonly Point[];
  /** Values row by row. They must not be negative. */
  values: Values;
  /** Name of the corner cell, for rows and columns: `Dia e hora`. */
  cornerName: string;
}

const LEVELS = 5;

/** Values by weekday and hour. If the hours of a day do not fit into a row, days become columns. */
export function HeatMap({ unit, rows, columns, values, cornerName, ...head }: HeatMapProps) {
  const [at, setAt] = useState<number | null>(null);
  const most = values.reduce<number>((high, value) => Math.max(high, value ?? 0), 0);
  const levelOf = (value: number | null) =>
    value === null || value <= 0 ? 0 : Math.min(LEVELS, Math.ceil((value / most) * LEVELS));
  const cells: Point[] = rows.flatMap((row) =>
    columns.map((column) => ({
      key: `${row.key} ${column.key}`,
      short: '',
      long: `${row.long}, ${column.long}`,
    })),
  );
  // Cells contain text only for counts below a thousand, because longer texts do not fit.
  const isWritten = unit !== 'money' && most < 1_000;
  const shown = at !== null && at < cells.length ? at : null;
  const reported = shown ?? values.indexOf(values.includes(most) ? most : null);
  // Averages have one decimal, so their colour scale has ten times as many steps as the scale of counts.
  const scale = values.every((value) => Number.isInteger(value ?? 0)) ? 1 : 10;
  const stepsOf = (level: number) => Math.floor((level / LEVELS) * Math.round(most * scale));
  const firstOf = (level: number) => stepsOf(level - 1) + 1;
  const levels = Array.from({ length: LEVELS }, (_, index) => index + 1).filter(
    (level) => firstOf(level) <= stepsOf(level),
  );
  return (
    <ChartFrame
      {...head}
      unit={unit}
      isEmpty={values.every((value) => value === null)}
      sentence={describeGrid(cells, values, unit)}
      table={{
        head: [cornerName, ...columns.map(({ short }) => short)],
        rows: rows.map(({ key, long }, row) => ({
          key,
          cells: [
            long,
            ...columns.map((_, column) => formatAmount(values[row * columns.length + column] ?? null, unit)),
          ],
        })),
      }}
    >
      <p className={classes.shown}>
        {shown === null ? `${chartTexts.most}: ` : null}
        {cells[reported]?.long}: <strong>{describeAmount(values[reported] ?? null, unit)}</strong>
      </p>
      <div
        className={classes.map}
        style={{ '--rows': rows.length, '--columns': columns.length } as CSSProperties}
      >
        <Names points={rows} axis="row" />
        <Names points={columns} axis="column" />
        <div className={classes.cells}>
          <PointCursor
            title={head.title}
            count={cells.length}
            columns={columns.length}
            at={shown}
            onMove={setAt}
            describe={(index) => `${cells[index]?.long}: ${describeAmount(values[index] ?? null, unit)}`}
          >
            <div className={classes.grid} aria-hidden="true">
              {cells.map(({ key }, index) => (
                <span
                  key={key}
                  className={classes.cell}
                  data-level={levelOf(values[index] ?? null)}
                  data-is-shown={index === shown || undefined}
                  style={
                    {
                      '--row': Math.floor(index / columns.length) + 1,
                      '--column': (index % columns.length) + 1,
                    } as CSSProperties
                  }
                >
                  {isWritten ? written(values[index]) : ''}
                </span>
              ))}
            </div>
          </PointCursor>
        </div>
      </div>
      <ul className={classes.levels}>
        {levels.map((level) => (
          <li key={level} className={classes.level}>
            <span className={classes.swatch} data-level={level} aria-hidden="true" />
            {chartTexts.levels(
              formatAmount(firstOf(level) / scale, unit),
              formatAmount(stepsOf(level) / scale, unit),
            )}
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

/** Text of a cell, with at most three characters. */
const written = (value: number | null | undefined) =>
  value ? formatAmount(value < 10 ? value : Math.round(value), SHORT) : '';
const SHORT = ['', ''] as const;

function Names({ points, axis }: { points: readonly Point[]; axis: 'row' | 'column' }) {
  return (
    <div className={classes.names} data-axis={axis} aria-hidden="true">
      {points.map(({ key, short }) => (
        <span key={key} className={classes.name}>
          {short}
        </span>
      ))}
    </div>
  );
}
