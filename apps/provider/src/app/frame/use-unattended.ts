import { storedText } from '@comanda/web/stored-text';
import { useEffect } from 'react';
import { logOut } from '../../shared/session/enter-console.ts';

/** Idle time after which the server ends a session. Requests of polling screens must not extend it. */
const UNATTENDED_MS = 3_600_000;
const CHECK_EVERY_MS = 30_000;
/** Minimum time between two touches that a tab shares with other tabs. */
const SHARE_EVERY_MS = 10_000;
/** The last touch in any tab, epoch ms. Without storage each tab counts its own touches. */
const lastTouch = storedText('comanda.equipe.ultimo-toque');

/** Ends the session after an hour without a touch or a key in any tab of this browser. */
export function useUnattended(): void {
  useEffect(() => {
    let touchedAt = Date.now();
    let sharedAt = 0;
    const touch = () => {
      touchedAt = Date.now();
      if (touchedAt - sharedAt < SHARE_EVERY_MS) return;
      sharedAt = touchedAt;
      lastTouch.write(String(touchedAt));
    };
    const timer = setInterval(() => {
      const now = Date.now();
      if (now - Math.max(touchedAt, sharedTouch(now)) >= UNATTENDED_MS) logOut({ hasEnded: true });
    }, CHECK_EVERY_MS);
    window.addEventListener('pointerdown', touch, true);
    window.addEventListener('keydown', touch, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pointerdown', touch, true);
      window.removeEventListener('keydown', touch, true);
    };
  }, []);
}

/** The last touch that a tab shared; 0 without one. A future time is treated as 0: the clock was set back. */
function sharedTouch(now: number): number {
  const at = Number(lastTouch.read());
  return at <= now ? at : 0;
}
