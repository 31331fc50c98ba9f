import type { RealtimeClient } from '../../../../shared/realtime/realtime-client.ts';
import { type ChatSession, openChatSession } from './chat-session.ts';

/** The sessions of the conversations on screen, and of closed conversations with unsent messages. */
export interface ChatSessions {
  /** The session of an order; opens a session if the order has none. */
  of(orderId: number): ChatSession;
  /** Closes all other sessions; a session with unsent messages sends them first. */
  retainOnly(orderIds: readonly number[]): void;
}

export function createChatSessions(
  realtime: RealtimeClient,
  onFailed: (orderId: number) => void,
): ChatSessions {
  const sessions = new Map<number, ChatSession>();
  const stored = new Set<number>();

  const release = (orderId: number, session: ChatSession) => {
    if (stored.has(orderId) || session.client.view().unsent.length > 0) return;
    session.close();
    if (sessions.get(orderId) === session) sessions.delete(orderId);
  };

  return {
    of: (orderId) => {
      const known = sessions.get(orderId);
      if (known) return known;
      const session = openChatSession(orderId, { realtime, onFailed: () => onFailed(orderId) });
      sessions.set(orderId, session);
      stored.add(orderId);
      session.client.subscribe(() => release(orderId, session));
      return session;
    },
    retainOnly: (orderIds) => {
      stored.clear();
      for (const orderId of orderIds) stored.add(orderId);
      for (const [orderId, session] of sessions) release(orderId, session);
    },
  };
}
