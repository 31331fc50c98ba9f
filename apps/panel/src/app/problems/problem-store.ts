import { createStore } from 'zustand/vanilla';

/** What stops the whole panel until the person acts. */
export type Problem =
  | { kind: 'session-ended'; title: string }
  | { kind: 'unexpected'; status: number | null; correlationId: string | null };

const store = createStore<Problem | null>(() => null);

export const problemStore = {
  subscribe: store.subscribe,
  getSnapshot: store.getState,
  /** The first problem stays, so that ten failing calls make one window; the end of the session outranks the rest. */
  open: (problem: Problem) => {
    const current = store.getState();
    if (current === null || (current.kind === 'unexpected' && problem.kind === 'session-ended'))
      store.setState(problem, true);
  },
  close: () => store.setState(null, true),
};
