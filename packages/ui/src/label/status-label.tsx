import type { ReactNode } from 'react';
import type { Tone } from '../tone.ts';
import classes from './status-label.module.css';

interface StatusLabelProps {
  tone: Tone;
  /** The status as a word; shown in capitals when filled. */
  children: ReactNode;
  /**
   * `filled`: a coloured label. `quiet`: the same without capitals, for what must not read as the order's own status.
   * `dot`: a dot before a plain word, for states that are normally fine.
   */
  variant?: 'filled' | 'quiet' | 'dot';
  size?: 'small' | 'large';
  icon?: ReactNode;
}

/** Names a state: colour and word together. */
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
