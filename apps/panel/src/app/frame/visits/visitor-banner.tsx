import { Button } from '@comanda/ui/button/button.tsx';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';
import type { StoredSession } from '../../../shared/session/stored-session.ts';
import { leaveSession } from '../../../shared/session/use-session.ts';
import { visitFrameTexts as texts } from './texts.ts';
import classes from './visits.module.css';

interface VisitorBannerProps {
  session: StoredSession;
  visit: NonNullable<StoredSession['visit']>;
}

/** Banner for support visitors: the store, read-only mode, and the remaining time. */
export function VisitorBanner({ session, visit }: VisitorBannerProps) {
  const leftMs = useTimeLeft(visit.endsAt);
  return (
    <section className={classes.visitor} aria-label={texts.label}>
      <IconEye size={20} aria-hidden="true" />
      <p className={classes.words}>
        <strong>{texts.visiting(session.storeName)}</strong>{' '}
        <span className={classes.rule}>{texts.readOnly}</span>
      </p>
      <span className={classes.left} role="timer">
        {texts.left(minutesAndSeconds(leftMs))}
      </span>
      <Button variant="default" onClick={() => leaveSession('/login')}>
        {texts.leave}
      </Button>
    </section>
  );
}

/** Milliseconds until `endsAt`, updated each second. The server ends the visit; this hook only shows the time. */
function useTimeLeft(endsAt: number): number {
  const [leftMs, setLeftMs] = useState(() => endsAt - monotonicNow());
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(endsAt - monotonicNow()), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return Math.max(0, leftMs);
}

function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
