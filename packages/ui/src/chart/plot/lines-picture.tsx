import { memo } from 'react';
import { type Axis, depthOf } from '../axis.ts';
import type { Values } from '../chart-data.ts';
import type { Ink } from '../inks.ts';
import { middleOf, type PictureProps, percent } from './picture-props.ts';
import classes from './plot.module.css';
import { pathsOf, Stretched } from './stretched.tsx';

/** Dash patterns, so that lines can be distinguished without colour: solid, dashed, dotted, and others. */
export const DASHES = ['none', '7 4', '2 4', '10 4 2 4', '4 2', '14 4'];

/** Draws lines, and the previous period dotted in grey. A single line is filled down to zero. */
export const LinesPicture = memo(function LinesPicture({ axis, series, inks, count, before }: PictureProps) {
  const { line, floor } = pathsOf(axis, count);
  const [first] = series;
  return (
    <>
      <Stretched>
        {series.length === 1 && first ? (
          <path className={classes.floor} data-ink={inks[0]} d={floor(first.values) ?? ''} />
        ) : null}
        {before ? <path className={classes.before} d={line(before.values) ?? ''} /> : null}
        {series.map(({ key, values }, index) => (
          <path
            key={key}
            className={classes.line}
            data-ink={inks[index]}
            strokeDasharray={DASHES[index % DASHES.length]}
            d={line(values) ?? ''}
          />
        ))}
      </Stretched>
      {series.map(({ key, values }, index) =>
        dotsOf(values).map((at) => (
          <Dot key={`${key}-${at}`} ink={inks[index]} at={at} count={count} value={values[at]} axis={axis} />
        )),
      )}
    </>
  );
});

/**
 * Finds the points that get a dot: the last point, and points without neighbours, which no line would show.
 */
function dotsOf(values: Values): number[] {
  const isKnown = (index: number) => (values[index] ?? null) !== null;
  const last = values.findLastIndex((value) => value !== null);
  return values.flatMap((_, at) => {
    const isAlone = isKnown(at) && !isKnown(at - 1) && !isKnown(at + 1);
    return isAlone || at === last ? [at] : [];
  });
}

/** Marks the selected point on each line. */
export function PointDots({
  at,
  axis,
  series,
  inks,
  count,
}: Omit<PictureProps, 'patterns' | 'before'> & { at: number }) {
  return series.map(({ key, values }, index) => (
    <Dot key={key} ink={inks[index]} at={at} count={count} value={values[at]} axis={axis} />
  ));
}

interface DotProps {
  ink: Ink | undefined;
  at: number;
  count: number;
  value: number | null | undefined;
  axis: Axis;
}

function Dot({ ink, at, count, value, axis }: DotProps) {
  if (value === null || value === undefined) return null;
  return (
    <circle
      className={classes.dot}
      data-ink={ink}
      cx={percent(middleOf(at, count))}
      cy={percent(depthOf(value, axis))}
    />
  );
}
