/** A session that ended: logged out, revoked by a new password, or of a disabled user. */
export interface EndedSession {
  storeId: number;
  sessionId: string;
}

/** Ends of sessions, known to this process: its own immediately, those of others through the database. */
export interface SessionEvents {
  /**
   * Calls `listener` for every session that ends, after the commit, possibly twice. Returns a function that
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
