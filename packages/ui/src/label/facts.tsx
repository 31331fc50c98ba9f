import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  /** Names and values. A null or empty value is unknown: its row is left out. */
  facts: readonly (readonly [name: string, words: ReactNode])[];
  /** Columns if there is space: short values (a sum, a date) or wide ones (a name, an address). Default: one column. */
  columns?: 'short' | 'wide';
  /** The values are the main content, e.g. sums. */
  isStrong?: boolean;
}

export function Facts({ facts, columns, isStrong = false }: FactsProps) {
  return (
    <dl className={classes.facts} data-columns={columns} data-strong={isStrong || undefined}>
      {facts.map(([name, words]) =>
        words === null || words === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
