import type { ComponentProps, ReactNode } from 'react';
import classes from './action-button.module.css';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  /**
   * `primary`: the next step. `step`, `cancel`: other changes of the object. `tool`: everything else.
   * Only tools show an icon together with words.
   */
  kind: 'primary' | 'step' | 'cancel' | 'tool';
  /** Accessible name; the same if only the short label is visible. */
  label: string;
  /** A label of one word, for narrow places. */
  shortLabel?: string;
  /** An outline icon of 20 px. */
  icon?: ReactNode;
  /** A request is running: the button ignores clicks, but can still have the focus. */
  isBusy?: boolean;
  /** Unavailable for a moment. The button stays in place and can have the focus. */
  'aria-disabled'?: boolean | undefined;
  /** Content after the words: a key, a count. */
  children?: ReactNode;
}

/**
 * A big button of an order or a similar object.
 * On a phone all except the primary one are tiles in one row, with an icon above a word.
 */
export function ActionButton(props: ActionButtonProps) {
  const { kind, label, shortLabel, icon, isBusy = false, children, onClick, ...rest } = props;
  return (
    <button
      aria-label={shortLabel === undefined ? undefined : label}
      {...rest}
      type="button"
      className={`inline-10 card text-label ${classes.button}`}
      data-kind={kind}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? undefined : onClick}
    >
      {icon ? <span className={classes.icon}>{icon}</span> : null}
      <span className="shrink">{shortLabel ?? label}</span>
      {children}
    </button>
  );
}
