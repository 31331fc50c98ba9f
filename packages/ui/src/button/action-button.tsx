import type { ComponentProps, ReactNode } from 'react';
import classes from './action-button.module.css';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  /**
   * `primary`: the next step of the object. `step` and `cancel`: its other changes. `tool`: everything else.
   * Only tools show an icon and words side by side.
   */
  kind: 'primary' | 'step' | 'cancel' | 'tool';
  /** Accessible name. It stays the same if only the short label is visible. */
  label: string;
  /** A label of one word, for narrow places. */
  shortLabel?: string;
  /** An outline icon of 20 px. */
  icon?: ReactNode;
  /** True while a request runs: the button ignores clicks but can have the focus. */
  isBusy?: boolean;
  /** True: the action is unavailable for a moment. The button stays in place and can have the focus. */
  'aria-disabled'?: boolean | undefined;
  /** Content after the label, such as a keyboard key or a count. */
  children?: ReactNode;
}

/**
 * A big button for an action on an order or a similar object. On a phone, all buttons except the primary one
 * are tiles in one row, with an icon above a word.
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
