import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import type { Call } from '@comanda/contract/kit/define-call';
import type { SessionInfo } from '@comanda/contract/people/access/access.wire';

/** The main call of a screen, and the error text shown if it fails. */
interface MainCall {
  hold: (api: FakeApi) => () => void;
  refuse: (api: FakeApi) => void;
  failed: RegExp;
}

/** How to create each state of a screen, and the words that identify it. */
export interface ScreenFaces {
  /** Address to open if the screen's path has parameters. */
  address?: string;
  /** Session for the test; by default an administrator's session. */
  session?: Partial<SessionInfo>;
  /** Answers for a store with all data. */
  full: { answers: (api: FakeApi) => void; words: RegExp };
  /** Null: the screen renders before any request. */
  main: MainCall | null;
  /** Answers for a store without data, in addition to `full`. Null: the screen is never empty. */
  empty: { answers: (api: FakeApi) => void; words: RegExp } | null;
  /** True: operators may only read the screen; administrators may change it. */
  isLocked?: true;
}

/** Describes the main call of a screen, its answer, and its error text. */
export function mainCall<Input, Output>(call: Call<Input, Output>, output: Output, failed: RegExp): MainCall {
  return {
    hold: (api) => api.hold(call, output),
    refuse: (api) => api.refuse(call, 'server.unexpected'),
    failed,
  };
}

/**
 * States of a feature's screens by path: `faces` in its `testing/*.faces.ts`. `npm run registries` finds
 * these files.
 */
export type FacesOfScreens = Readonly<Record<string, ScreenFaces>>;
