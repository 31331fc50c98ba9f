/** A session that is over: logged out, revoked with a new password, or its user disabled. */
export interface EndedSession {
  storeId: number;
  sessionId: string;
}

interface SessionEvents {
  /** Calls `listener` for every session this process ends, after the commit. Answers how to stop listening. */
  onEnded(listener: (ended: EndedSession) => void): () => void;
  emitEnded(ended: EndedSession): void;
}

/** The endings of this process. One for all, as a session ends for everybody who knows it. */
export const sessionEvents = createSessionEvents();

function createSessionEvents(): SessionEvents {
  const listeners = new Set<(ended: EndedSession) => void>();
  return {
    onEnded: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emitEnded: (ended) => {
      for (const listener of listeners) listener(ended);
    },
  };
}
