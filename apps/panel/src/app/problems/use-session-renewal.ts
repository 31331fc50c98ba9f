import { useEffect } from 'react';
import { fetchSession } from '../../features/access/session/fetch-session.ts';
import { useRealtime } from '../../shared/realtime/realtime-context.ts';
import { actingSession } from '../../shared/session/tab-session.ts';
import { renewSession } from '../../shared/session/use-session.ts';

/**
 * Roles, names and zone as they are now: asked for whenever this panel comes (back) to its server, and when that says that they
 * changed. Menu and guard follow. What cannot be asked stays as it was; the server decides anyway.
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

/** The last time it was asked for, and the last whose answer was taken. */
let [asked, taken] = [0, 0];

async function renew(): Promise<void> {
  asked += 1;
  const mine = asked;
  const fresh = await fetchSession().catch(() => null);
  const known = actingSession();
  // Another login may have taken this browser while we asked; or who was asked later answered first, and knows better.
  if (fresh === null || known?.sessionId !== fresh.sessionId || mine < taken) return;
  taken = mine;
  const isSame =
    fresh.userName === known.userName &&
    fresh.timeZone === known.timeZone &&
    String(fresh.roles) === String(known.roles) &&
    String(fresh.permissions) === String(known.permissions);
  if (!isSame) renewSession(fresh);
}
