import classes from './chart-legend.module.css';
import { fillOf } from './ink-patterns.tsx';
import type { Ink } from './inks.ts';

export interface LegendEntry {
  key: string;
  name: string;
  ink: Ink;
  /** As it is read; at the point that is looked at, else of the whole period. */
  amount: string;
  /** Dashes of a line; a filling without it. */
  dashes?: string;
}

interface ChartLegendProps {
  /** Of what the amounts are: a point, or the whole period. */
  of: string;
  /** One series of columns is drawn without a pattern: so is its swatch. */
  isAlone?: boolean;
  entries: readonly LegendEntry[];
  patterns: string;
}

/** Who is who, and how much: at the point that is looked at, so that nothing has to float over the picture. */
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
