import { useEffect } from 'react';
import { fetchSession } from '../../features/people/access/session/fetch-session.ts';
import { useRealtime } from '../../shared/realtime/realtime-context.ts';
import { actingSession } from '../../shared/session/tab-session.ts';
import { renewSession } from '../../shared/session/use-session.ts';

/**
 * Refetches roles, names and time zone after each connection and when the server reports a change. Menu and
 * guard use the new session. A failed request changes nothing, because the server checks every call anyway.
 */
export function useSessionRenewal(): void {
  const realtime = useRealtime();
  useEffect(() => {
    const stops = [
      realtime.onJoined(() => void renew()),
      realtime.subscribe('sessao-mudou', () => void renew()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [realtime]);
}

/** Number of the last request, and of the last request whose answer was used. */
let [requested, taken] = [0, 0];

async function renew(): Promise<void> {
  requested += 1;
  const mine = requested;
  const fresh = await fetchSession().catch(() => null);
  const known = actingSession();
  // Ignores the answer if another login took over this browser, or if a later request answered first.
  if (fresh === null || known?.sessionId !== fresh.sessionId || mine < taken) return;
  taken = mine;
  const isSame =
    fresh.userName === known.userName &&
    fresh.timeZone === known.timeZone &&
    String(fresh.roles) === String(known.roles) &&
    String(fresh.permissions) === String(known.permissions);
  if (!isSame) renewSession(fresh);
}
