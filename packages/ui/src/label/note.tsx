import type { ReactNode } from 'react';
import type { Tone } from '../tone.ts';
import classes from './note.module.css';

interface NoteProps {
  tone: Tone;
  /** An outline icon of 20 px. */
  icon?: ReactNode;
  /** True: the note appeared after the page was loaded, so it must be announced. */
  isAlert?: boolean;
  children: ReactNode;
}

/** One highlighted sentence in a form, e.g. about a rule or a missing part. */
export function Note({ tone, icon, isAlert = false, children }: NoteProps) {
  return (
    <p className={`row-10 toned ${classes.note}`} data-tone={tone} role={isAlert ? 'alert' : undefined}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
