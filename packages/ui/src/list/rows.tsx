import type { ReactNode } from 'react';
import classes from './rows.module.css';

/**
 * A short list of things with what can be done to each: a line each where there is room, stacked on a phone. What is searched,
 * sorted or paged is a `DataTable`.
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
  /** Quiet words below the name. */
  facts?: ReactNode;
  /** How it stands: a `StatusLabel`, a sum. */
  state?: ReactNode;
  /** Its buttons. */
  actions?: ReactNode;
  /** It is over: paler. */
  isPast?: boolean;
}

/** One of them: what it is, how it stands, what can be done. */
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
