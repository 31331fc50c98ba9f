import { useEffect, useState } from 'react';
import { goTo } from '../../../../shared/session/page-moves.ts';
import { leavingPath } from '../../../../shared/session/stored-session.ts';
import classes from './leaving-page.module.css';
import { leavingTexts } from './leaving-texts.ts';
import { tellServerWhoLeft } from './tell-server.ts';

const TRY_AGAIN_MS = 3_000;

/**
 * Replaces the panel from the logout until the server has confirmed it, then opens the login. Offline it shows that and
 * tries again: the browser is logged out in any case.
 */
export function LeavingPage() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const path = leavingPath() ?? '/';
    const attempt = async () => {
      clearTimeout(timer);
      const isHeard = await tellServerWhoLeft();
      if (isGone) return;
      if (isHeard) return goTo(path);
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
      <h1 className={classes.title}>{hasFailed ? leavingTexts.left : leavingTexts.leaving}</h1>
      <p role="status">{hasFailed ? leavingTexts.offline : null}</p>
    </main>
  );
}
