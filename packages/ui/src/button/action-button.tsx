import type { ComponentProps, ReactNode } from 'react';
import classes from './action-button.module.css';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  /**
   * `primary`: the one next step. `step`, `cancel`: others that change the thing. `tool`: what can be done beside them;
   * only these show their icon where there is room for words.
   */
  kind: 'primary' | 'step' | 'cancel' | 'tool';
  /** What it does: its name, whatever is shown. */
  label: string;
  /** One word of the label: what its place in a row has room for. */
  shortLabel?: string;
  /** An outline icon of 20 px. */
  icon?: ReactNode;
  /** The answer is on its way: it cannot be pressed again, and keeps the focus. */
  isBusy?: boolean;
  /** Not now, though it will be again in a moment: it keeps its place and the focus. */
  'aria-disabled'?: boolean | undefined;
  /** After the words: a key, a count. */
  children?: ReactNode;
}

/**
 * One of a thing's big buttons. On a phone all but the primary one are tiles, an icon over a word, so that they stand in
 * one row.
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
