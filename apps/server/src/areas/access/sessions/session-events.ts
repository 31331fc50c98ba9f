/** A session that is over: logged out, revoked with a new password, or its user disabled. */
export interface EndedSession {
  storeId: number;
  sessionId: string;
}

/** What this process has heard of endings: its own at once, those of others through the database. */
export interface SessionEvents {
  /** Calls `listener` for every session that ends, after the commit; perhaps twice. Answers how to stop listening. */
  onEnded(listener: (ended: EndedSession) => void): () => void;
  emitEnded(ended: EndedSession): void;
}

/** One for a whole server, as a session ends for everybody who knows it. */
export function createSessionEvents(): SessionEvents {
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
