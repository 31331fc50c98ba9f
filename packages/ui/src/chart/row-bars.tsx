import { type ReactNode, useId } from 'react';
import { fillOf, InkPatterns } from './ink-patterns.tsx';
import type { Ink } from './inks.ts';
import { percent } from './plot/picture-props.ts';
import classes from './row-bars.module.css';

export interface BarRow {
  key: string;
  name: ReactNode;
  /** Value where the bar begins. The bar may extend to the left. */
  from: number;
  to: number;
  amount: ReactNode;
  ink: Ink;
  isStrong?: boolean;
}

interface RowBarsProps {
  rows: readonly BarRow[];
  /** True: a thin line leads from each bar's end to the next bar. */
  isThreaded?: boolean;
}

/** Horizontal bars with name and amount, so that readers need no axis. */
export function RowBars({ rows, isThreaded = false }: RowBarsProps) {
  const patterns = useId();
  const ends = rows.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(0, ...ends);
  const span = Math.max(0, ...ends) - low || 1;
  const place = (value: number) => (value - low) / span;
  return (
    <>
      <InkPatterns id={patterns} />
      <ol className={classes.rows}>
        {rows.map(({ key, name, from, to, amount, ink, isStrong }, index) => (
          <li key={key} className={classes.row} data-is-strong={isStrong || undefined}>
            <span className={classes.name}>{name}</span>
            <svg className={classes.bar} data-ink={ink} aria-hidden="true" focusable="false">
              {low < 0 ? (
                <line
                  className={classes.zero}
                  x1={percent(place(0))}
                  x2={percent(place(0))}
                  y1="-25%"
                  y2="125%"
                />
              ) : null}
              {isThreaded && index < rows.length - 1 ? (
                <line
                  className={classes.thread}
                  x1={percent(place(to))}
                  x2={percent(place(to))}
                  y1="50%"
                  y2="160%"
                />
              ) : null}
              <rect
                x={percent(place(Math.min(from, to)))}
                width={percent(Math.abs(place(to) - place(from)))}
                height="100%"
                rx="2"
                fill={fillOf(patterns, ink)}
              />
            </svg>
            <span className={classes.amount}>{amount}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
