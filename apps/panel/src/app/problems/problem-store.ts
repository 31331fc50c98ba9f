import { createStore } from 'zustand/vanilla';

/** A problem that blocks the whole panel until the user acts. */
export type Problem =
  | { kind: 'session-ended'; title: string }
  | { kind: 'unexpected'; status: number | null; correlationId: string | null };

const store = createStore<Problem | null>(() => null);

export const problemStore = {
  subscribe: store.subscribe,
  getSnapshot: store.getState,
  /**
   * Ten failed calls open only one window: the first problem stays. Only the end of the session replaces the
   * first problem.
   */
  open: (problem: Problem) => {
    const current = store.getState();
    if (current === null || (current.kind === 'unexpected' && problem.kind === 'session-ended'))
      store.setState(problem, true);
  },
  close: () => store.setState(null, true),
};
