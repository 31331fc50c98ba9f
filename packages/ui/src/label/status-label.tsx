import type { ReactNode } from 'react';
import type { Tone } from '../tone.ts';
import classes from './status-label.module.css';

interface StatusLabelProps {
  tone: Tone;
  /** The status as a word; shown in capitals when filled. */
  children: ReactNode;
  /**
   * `filled`: a coloured label. `quiet`: without capitals, so that it does not look like the order's status.
   * `dot`: a dot before a plain word, for states that are normally good.
   */
  variant?: 'filled' | 'quiet' | 'dot';
  size?: 'small' | 'large';
  icon?: ReactNode;
}

/** Shows a status with colour and word. */
export function StatusLabel({ tone, children, variant = 'filled', size = 'small', icon }: StatusLabelProps) {
  return (
    <span className={`inline-6 ${classes.label}`} data-tone={tone} data-variant={variant} data-size={size}>
      {icon ? (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {children}
    </span>
  );
}
