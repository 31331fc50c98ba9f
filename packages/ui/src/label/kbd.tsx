import classes from './kbd.module.css';

interface KbdProps {
  children: string;
  /** `inherit` uses the surrounding colour, e.g. inside a filled button. */
  variant?: 'plain' | 'inherit';
}

/** A key of the keyboard. Touch devices do not show it, and it is no part of a button's accessible name. */
export function Kbd({ children, variant = 'plain' }: KbdProps) {
  return (
    <kbd
      className={`muted-12 ${classes.key}`}
      data-variant={variant}
      aria-hidden={variant === 'inherit' || undefined}
    >
      {children}
    </kbd>
  );
}
