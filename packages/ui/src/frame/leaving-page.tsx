import { useEffect, useEffectEvent, useState } from 'react';
import classes from './leaving-page.module.css';

const TRY_AGAIN_MS = 3_000;

interface LeavingPageProps {
  texts: { leaving: string; left: string; offline: string };
  /** Sends the logout to the server. Returns true if the server confirmed the logout. Must not throw. */
  notify: () => Promise<boolean>;
  onNotified: () => void;
}

/**
 * Shown after a logout until the server confirms it, because only the server can delete the cookie. Without a
 * connection, it shows that and retries.
 */
export function LeavingPage({ texts, notify, onNotified }: LeavingPageProps) {
  const [hasFailed, setFailed] = useState(false);
  const confirmLeave = useEffectEvent(notify);
  const leave = useEffectEvent(onNotified);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async () => {
      const isShown = await confirmLeave();
      if (isGone) return;
      if (isShown) return leave();
      setFailed(true);
      timer = setTimeout(attempt, TRY_AGAIN_MS);
    };
    void attempt();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);

  return (
    <main className={`grid-8 ${classes.page}`} aria-busy={!hasFailed}>
      <h1 className="door-title">{hasFailed ? texts.left : texts.leaving}</h1>
      <p role="status">{hasFailed ? texts.offline : null}</p>
    </main>
  );
}
