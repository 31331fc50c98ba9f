import classes from './chart-legend.module.css';
import { fillOf } from './ink-patterns.tsx';
import type { Ink } from './inks.ts';

export interface LegendEntry {
  key: string;
  name: string;
  ink: Ink;
  /** Formatted amount of the selected point. Without a selection, the amount of the whole period. */
  amount: string;
  /** Dash pattern of a line. Without a pattern, the swatch is filled. */
  dashes?: string;
}

interface ChartLegendProps {
  /** Name of the point or period that the amounts belong to. */
  of: string;
  /**
   * True: the chart has a single series of columns, which has no pattern. Its swatch then has none either.
   */
  isAlone?: boolean;
  entries: readonly LegendEntry[];
  patterns: string;
}

/** Names and amounts of the series. The legend shows the selected point, so the chart needs no tooltip. */
export function ChartLegend({ of, isAlone = false, entries, patterns }: ChartLegendProps) {
  return (
    <div className={classes.legend}>
      <p className={classes.of}>{of}</p>
      <ul className={classes.entries}>
        {entries.map(({ key, name, ink, amount, dashes }) => (
          <li key={key} className={classes.entry}>
            <svg className={classes.swatch} data-ink={ink} aria-hidden="true" focusable="false">
              {dashes === undefined ? (
                <rect width="100%" height="100%" {...(isAlone ? {} : { fill: fillOf(patterns, ink) })} />
              ) : (
                <line className={classes.dash} x2="100%" y1="50%" y2="50%" strokeDasharray={dashes} />
              )}
            </svg>
            <span className={classes.name}>{name}</span>
            <span className={classes.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
