import type { ReactNode } from 'react';
import classes from './rows.module.css';

/**
 * A short list with actions. Each row is one line if there is space, and stacked on a phone. For search,
 * sorting or pages, use a `DataTable`.
 */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="plain-stack" aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  name: ReactNode;
  /** Small text below the name. */
  facts?: ReactNode;
  /** Status of the row, e.g. a `StatusLabel` or a sum. */
  state?: ReactNode;
  /** Buttons of the row. */
  actions?: ReactNode;
  /** True: the row belongs to the past and is paler. */
  isPast?: boolean;
}

/** One row: name, status, actions. */
export function Row({ name, facts, state, actions, isPast = false }: RowProps) {
  return (
    <li className={classes.row} data-past={isPast || undefined}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        {facts ? <div className={classes.facts}>{facts}</div> : null}
      </div>
      {state ? <div className={classes.state}>{state}</div> : null}
      {actions ? <div className="cluster-8">{actions}</div> : null}
    </li>
  );
}
