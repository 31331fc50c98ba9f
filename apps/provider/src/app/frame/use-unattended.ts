import { useEffect } from 'react';
import { logOut } from '../../shared/session/enter-console.ts';
import { setStanding } from '../../shared/session/session-store.ts';

/** As long as the server keeps a session that is not used: screens that ask by themselves must not keep it alive. */
const UNATTENDED_MS = 3_600_000;
const LOOK_EVERY_MS = 30_000;

/** Ends the session of a console nobody has touched for an hour. */
export function useUnattended(): void {
  useEffect(() => {
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - touchedAt < UNATTENDED_MS) return;
      // Without a line the server ends it by itself.
      logOut()
        .catch(() => undefined)
        .finally(() => setStanding({ kind: 'out', hasEnded: true }));
    }, LOOK_EVERY_MS);
    window.addEventListener('pointerdown', touch, true);
    window.addEventListener('keydown', touch, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pointerdown', touch, true);
      window.removeEventListener('keydown', touch, true);
    };
  }, []);
}
