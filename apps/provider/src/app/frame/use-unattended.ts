import { useEffect } from 'react';
import { logOut } from '../../shared/session/enter-console.ts';
import { setStanding } from '../../shared/session/session-store.ts';

/** Idle time after which the server ends a session. Requests of polling screens must not extend it. */
const UNATTENDED_MS = 3_600_000;
const LOOK_EVERY_MS = 30_000;

/** Ends the session after an hour without a touch or a key. */
export function useUnattended(): void {
  useEffect(() => {
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - touchedAt < UNATTENDED_MS) return;
      // If this call fails, the server ends the session by itself.
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
