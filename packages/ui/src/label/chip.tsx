import type { ReactNode } from 'react';
import type { Tone } from '../tone.ts';
import classes from './chip.module.css';

interface ChipProps {
  children: ReactNode;
  /** An outline icon of 14 px; decorative, because the word has the meaning. */
  icon?: ReactNode;
  tone?: Tone;
  title?: string | undefined;
}

/** A small fact: icon and word on a subtle background. */
export function Chip({ children, icon, tone = 'neutral', title }: ChipProps) {
  return (
    <span className={`toned ${classes.chip}`} data-tone={tone} title={title}>
      {icon ? (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className={classes.word}>{children}</span>
    </span>
  );
}
