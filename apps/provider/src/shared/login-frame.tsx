import type { ReactNode } from 'react';
import { TeamMark } from './brand/team-mark.tsx';
import classes from './login-frame.module.css';

interface LoginFrameProps {
  title: string;
  subtitle?: ReactNode;
  /** Content above the card. */
  note?: ReactNode;
  /** Content below the card. */
  foot?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** Page outside the console, e.g. login: one card below the brand. */
export function LoginFrame({ title, subtitle, note, foot, isWide, children }: LoginFrameProps) {
  return (
    <div className={classes.page}>
      <header className={classes.brand}>
        <TeamMark />
      </header>
      <main className={`stack-12 ${classes.main}`} data-wide={isWide || undefined}>
        {note}
        <div className={classes.card}>
          <h1 className="door-title">{title}</h1>
          {subtitle ? <p className={`muted-15 ${classes.subtitle}`}>{subtitle}</p> : null}
          {children}
        </div>
        {foot}
      </main>
    </div>
  );
}
