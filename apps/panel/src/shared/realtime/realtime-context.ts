import { createContext, useContext } from 'react';
import { actingSession } from '../session/tab-session.ts';
import { createRealtimeClient, type RealtimeClient } from './realtime-client.ts';
import { openSocketIo } from './socket-io-socket.ts';

/** The panel's one live connection, for the session of this tab. */
const realtimeClient = createRealtimeClient({
  openSocket: openSocketIo,
  readRoom: () => {
    const session = actingSession();
    return session && { canal: session.channel, url: session.socketUrl };
  },
});

const RealtimeContext = createContext<RealtimeClient>(realtimeClient);

/** Puts another connection in place, e.g. a fake in tests. */
export const RealtimeProvider = RealtimeContext.Provider;

export function useRealtime(): RealtimeClient {
  return useContext(RealtimeContext);
}
