/** A session that ended: by a logout, a new password, or a block of its user. */
export interface EndedSession {
  storeId: number;
  sessionId: string;
}

/**
 * Events for ended sessions. Ends in this process are reported at once; ends in other processes arrive
 * through the database.
 */
export interface SessionEvents {
  /**
   * Calls `listener` for every session that ends, after the commit, possibly twice. Returns a function that removes the
   * listener.
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
