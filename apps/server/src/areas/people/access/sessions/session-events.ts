/** A session that ended: logged out, revoked with a new password, or its user disabled. */
export interface EndedSession {
  storeId: number;
  sessionId: string;
}

/** Session endings known to this process: its own at once, those of others through the database. */
export interface SessionEvents {
  /**
   * Calls `listener` for every session that ends, after the commit; perhaps twice. Returns a function that
   * unsubscribes.
   */
  onEnded(listener: (ended: EndedSession) => void): () => void;
  emitEnded(ended: EndedSession): void;
}

/** Creates the events; one instance for the whole server. */
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
