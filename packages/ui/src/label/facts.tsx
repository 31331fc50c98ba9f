import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  /** What each is called, and its words; null or nothing: nobody said, and it is left out. */
  facts: readonly (readonly [name: string, words: ReactNode])[];
  /** Side by side where there is room: short ones (a sum, a date) or wide ones (a name, an address). Default: one below the other. */
  columns?: 'short' | 'wide';
  /** They are what somebody looks for here, such as sums. */
  isStrong?: boolean;
}

/** Names and what they stand for. */
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
