import { storedText } from '@comanda/web/stored-text';
import { useEffect } from 'react';
import { logOut } from '../../shared/session/enter-console.ts';

/**
 * The server ends a session after this idle time. Polling screens send requests, so the console counts the
 * idle time, too.
 */
const UNATTENDED_MS = 3_600_000;
const CHECK_EVERY_MS = 30_000;
/** Minimum time between two updates of the touch time that all tabs share. */
const SHARE_EVERY_MS = 10_000;
/**
 * Time of the last touch in any tab, in epoch milliseconds. Without browser storage, each tab only knows its
 * own touches.
 */
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

/**
 * Time of the last touch that a tab shared; 0 if there is none. A future time means that the clock was set
 * back, so it also gives 0.
 */
function sharedTouch(now: number): number {
  const at = Number(lastTouch.read());
  return at <= now ? at : 0;
}
