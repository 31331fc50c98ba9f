/** What stops the whole panel until the person acts. */
export type Problem =
  | { kind: 'session-ended'; title: string }
  | { kind: 'unexpected'; status: number | null; correlationId: string | null };

let current: Problem | null = null;
const listeners = new Set<() => void>();

function change(next: Problem | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export const problemStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => current,
  /** The first problem stays, so that ten failing calls make one window; the end of the session outranks the rest. */
  open: (problem: Problem) => {
    if (current === null || (current.kind === 'unexpected' && problem.kind === 'session-ended'))
      change(problem);
  },
  close: () => change(null),
};
