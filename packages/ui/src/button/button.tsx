import type { ComponentProps, ReactNode } from 'react';
import classes from './button.module.css';

interface ButtonStyle {
  /** `filled`: the next step. `default`: any other action. `subtle`: back or cancel. */
  variant?: 'filled' | 'default' | 'subtle';
  /** True: the action destroys something, so the button is red. */
  isDestructive?: boolean;
  /** The button is as wide as its container. */
  isWide?: boolean;
  /** `large`: the only button of a page. */
  size?: 'large';
  /** An outline icon of 20 px before the words. */
  icon?: ReactNode;
}

interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** `submit` sends the surrounding form. The default type only calls `onClick`. */
  type?: 'button' | 'submit';
  /** True while a request runs: clicks do nothing. */
  isBusy?: boolean;
}

/** A button that does not use the component library, because the login page must stay small. */
export function Button({ isBusy = false, type = 'button', onClick, ...props }: ButtonProps) {
  return (
    <button
      {...dressed(props)}
      type={isBusy ? 'button' : type}
      aria-busy={isBusy || undefined}
      // The button is not `disabled`, because a keyboard user would then lose the focus.
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonStyle & ComponentProps<'a'>) {
  return <a {...dressed(props)} />;
}

function dressed<Props extends ButtonStyle & { className?: string; children?: ReactNode }>(props: Props) {
  const { variant = 'filled', isDestructive, isWide, size, icon, className, children, ...rest } = props;
  return {
    ...rest,
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-variant': variant,
    'data-destructive': isDestructive || undefined,
    'data-wide': isWide || undefined,
    'data-size': size,
    'data-icon': icon ? true : undefined,
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  };
}
