import { type ReactNode, useRef } from 'react';
import type { Tone } from '../tone.ts';
import { useStoredPlace } from '../use-stored-place.ts';
import { useDockedRow } from './alarm-dock.tsx';
import classes from './alarm-rows.module.css';

interface AlarmRowsProps<Item> {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly Item[];
  /** Returns an {@link AlarmRow} with a React key. */
  rowOf: (item: Item) => ReactNode;
  tone?: Tone;
  /** False: the list announces nothing to screen readers, because its rows do it themselves. */
  isAnnounced?: boolean;
}

/**
 * Alarms that a user must handle now, one row each, inside an `AlarmDock`. A new row is announced. It stays
 * until a user handles its alarm.
 */
export function AlarmRows<Item>({
  label,
  items,
  rowOf,
  tone = 'late',
  isAnnounced = true,
}: AlarmRowsProps<Item>) {
  const place = useStoredPlace<HTMLElement>();
  return (
    <section {...place} className={`toned ${classes.bar}`} aria-label={label} data-tone={tone}>
      <div role={isAnnounced ? 'alert' : undefined}>
        <ul className="plain-list">{items.map(rowOf)}</ul>
      </div>
    </section>
  );
}

interface AlarmRowProps {
  /** An outline icon of 22 px. */
  icon: ReactNode;
  title: ReactNode;
  /** Reason of the alarm, and the data to check. */
  facts?: ReactNode;
  /** Buttons of the row ({@link AlarmButton}), the main button last. */
  children?: ReactNode;
}

export function AlarmRow({ icon, title, facts, children }: AlarmRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const isFolded = useDockedRow(row);
  return (
    <li ref={row} className={`row-12 ${classes.row}`} hidden={isFolded}>
      {icon}
      <div className={`fill ${classes.words}`}>
        <strong>{title}</strong>{' '}
        {facts ? (
          <span className={classes.facts} data-if-room>
            {facts}
          </span>
        ) : null}
      </div>
      {children ? <div className={`row-8 ${classes.actions}`}>{children}</div> : null}
    </li>
  );
}

interface AlarmButtonProps {
  text: string;
  /** Name of the button for screen readers. It includes the text of the row. */
  label: string;
  /** True while a request runs: the button ignores clicks but can have the focus. */
  isBusy?: boolean;
  onClick: () => void;
  isMain?: boolean;
}

export function AlarmButton({ text, label, isBusy = false, onClick, isMain = false }: AlarmButtonProps) {
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

/** Links to the subject of the row. */
export function AlarmLink({ text, href }: { text: string; href: string }) {
  return (
    <a className={classes.button} data-main href={href}>
      {text}
    </a>
  );
}
