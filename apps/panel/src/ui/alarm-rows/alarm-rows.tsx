import type { ReactNode } from 'react';
import { useIsNarrow } from '../use-is-narrow.ts';
import { useKeptPlace } from '../use-kept-place.ts';
import classes from './alarm-rows.module.css';

/** A rush must not cover the screen; on a phone two rows would. */
const mostShown = { narrow: 1, wide: 3 };

interface AlarmRowsProps<Item> {
  /** What all rows are about, for screen readers. */
  label: string;
  items: readonly Item[];
  /** A keyed {@link AlarmRow}. */
  rowOf: (item: Item) => ReactNode;
  /** Of those for which there is no room. */
  moreText: (count: number) => string;
  /** There is room for one only, whatever the width. */
  isSmall?: boolean;
}

/** What needs a person now, announced when it comes and there until it is dealt with: a row each. */
export function AlarmRows<Item>({ label, items, rowOf, moreText, isSmall = false }: AlarmRowsProps<Item>) {
  const isNarrow = useIsNarrow();
  const shown = items.slice(0, isNarrow || isSmall ? mostShown.narrow : mostShown.wide);
  const more = items.length - shown.length;
  const place = useKeptPlace<HTMLElement>();
  return (
    <section {...place} className={classes.bar} aria-label={label} data-tone="late">
      <div role="alert">
        <ul className={classes.rows}>{shown.map(rowOf)}</ul>
      </div>
      {more > 0 ? <p className={classes.more}>{moreText(more)}</p> : null}
    </section>
  );
}

interface AlarmRowProps {
  /** An outline icon of 22 px. */
  icon: ReactNode;
  title: ReactNode;
  /** Why, and what to look at. */
  facts: ReactNode;
  /** {@link AlarmButton}s, the main one last. */
  children: ReactNode;
}

export function AlarmRow({ icon, title, facts, children }: AlarmRowProps) {
  return (
    <li className={classes.row}>
      {icon}
      <p className={classes.words}>
        <strong>{title}</strong>
        <span className={classes.facts}>{facts}</span>
      </p>
      {children ? <div className={classes.actions}>{children}</div> : null}
    </li>
  );
}

interface AlarmButtonProps {
  text: string;
  /** Which row's it is, for those who do not see it. */
  label: string;
  /** The answer is on its way: it cannot be pressed again, and keeps the focus. */
  isBusy: boolean;
  onClick: () => void;
  isMain?: boolean;
}

export function AlarmButton({ text, label, isBusy, onClick, isMain = false }: AlarmButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-main={isMain || undefined}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {text}
    </button>
  );
}
