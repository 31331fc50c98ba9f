import type { ComponentProps, ReactNode } from 'react';
import classes from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `submit` sends its form; by default it does only what `onClick` says. */
  type?: 'button' | 'submit';
  /** `filled`: the one next step. `default`: any other. `subtle`: a way back. */
  variant?: 'filled' | 'default' | 'subtle';
  /** An outline icon of 20 px before the words. */
  icon?: ReactNode;
  /** The answer is on its way: nothing can be clicked again. */
  isBusy?: boolean;
}

/**
 * A button for what every screen loads at once. The same look as the design system's, of which it needs nothing: that
 * one comes with the dialogs.
 */
export function Button({
  variant = 'filled',
  icon,
  isBusy = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={rest.className ? `${classes.button} ${rest.className}` : classes.button}
      data-variant={variant}
      data-icon={icon ? true : undefined}
      aria-busy={isBusy || undefined}
      // Not `disabled`: who pressed it with a key would lose their place.
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {icon}
      {children}
    </button>
  );
}
