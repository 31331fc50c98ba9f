import type { ReactNode } from 'react';
import type { Tone } from '../tone.ts';
import classes from './status-label.module.css';

interface StatusLabelProps {
  tone: Tone;
  /** The status as one word. The filled label shows it in capitals. */
  children: ReactNode;
  /**
   * `filled`: a coloured label. `quiet`: without capitals, so that it does not look like the status of an
   * order. `dot`: a dot before a plain word, for a status that is normally good.
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
