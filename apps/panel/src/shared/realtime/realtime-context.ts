import { createContext, useContext } from 'react';
import { loadCode } from '../code/load-code.ts';
import { actingSession } from '../session/tab-session.ts';
import { openLate } from './late-socket.ts';
import { createRealtimeClient, type RealtimeClient } from './realtime-client.ts';

/** The panel's only live connection; belongs to the session of this tab. */
const realtimeClient = createRealtimeClient({
  openSocket: openLate(() => loadCode(async () => (await import('./socket-io-socket.ts')).openSocketIo)),
  readRoom: () => {
    const session = actingSession();
    return session && { canal: session.channel, url: session.socketUrl };
  },
});

const RealtimeContext = createContext<RealtimeClient>(realtimeClient);

/** Replaces the connection, e.g. with a fake in tests. */
export const RealtimeProvider = RealtimeContext.Provider;

export function useRealtime(): RealtimeClient {
  return useContext(RealtimeContext);
}
