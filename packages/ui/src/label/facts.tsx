import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  /** Names and values. A row whose value is null or empty is not shown. */
  facts: readonly (readonly [name: string, words: ReactNode])[];
  /**
   * Shows several columns if there is space: `short` for a sum or a date, `wide` for a name or an address.
   * Default: one column.
   */
  columns?: 'short' | 'wide';
  /** True: the values are the main content, e.g. sums. */
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
