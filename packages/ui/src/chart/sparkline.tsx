import { axisOf, depthOf } from './axis.ts';
import type { Values } from './chart-data.ts';
import './chart-tokens.css';
import { inkOf } from './inks.ts';
import { middleOf, percent } from './plot/picture-props.ts';
import plot from './plot/plot.module.css';
import { pathsOf, Stretched } from './plot/stretched.tsx';
import classes from './sparkline.module.css';

interface SparklineProps {
  /** Text for screen readers, e.g. `Últimos 7 dias: de 12 a 40 pedidos`. */
  label: string;
  values: Values;
  /** Key of the line's colour; see `inks.ts`. */
  inkKey?: string;
}

/** Shows the trend of a number, as small as a word. The caller shows the number beside it. */
export function Sparkline({ label, values, inkKey = '' }: SparklineProps) {
  const axis = axisOf(values.filter((value) => value !== null));
  const { line, floor } = pathsOf(axis, values.length);
  const last = values.findLastIndex((value) => value !== null);
  return (
    <svg className={classes.line} role="img" aria-label={label} data-ink={inkOf(inkKey)}>
      <Stretched>
        <path className={plot.floor} d={floor(values) ?? ''} />
        <path className={plot.line} d={line(values) ?? ''} />
      </Stretched>
      {last < 0 ? null : (
        <circle
          className={plot.dot}
          cx={percent(middleOf(last, values.length))}
          cy={percent(depthOf(values[last] ?? 0, axis))}
        />
      )}
    </svg>
  );
}
