import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import type { SessionInfo } from '@comanda/contract/access/access.wire';
import type { Call } from '@comanda/contract/define-call';

/** The call a screen stands on, and the words of its failure. */
interface MainCall {
  hold: (api: FakeApi) => () => void;
  refuse: (api: FakeApi) => void;
  failed: RegExp;
}

/** How the faces of a screen come about, and the words to know each by. */
export interface ScreenFaces {
  /** Where it is opened, when its path names a parameter. */
  address?: string;
  /** Whose screen it is, when an administrator's would say less. */
  session?: Partial<SessionInfo>;
  /** Everything answered, for a store that has all of it. */
  full: { answers: (api: FakeApi) => void; words: RegExp };
  /** Null: the screen asks for nothing before it is there. */
  main: MainCall | null;
  /** Beside `full`, what a store without any of it answers. Null: the screen always holds something. */
  empty: { answers: (api: FakeApi) => void; words: RegExp } | null;
  /** Operators read it, administrators change it. */
  isLocked?: true;
}

/** The call of a screen, with what it answers and what is said where it fails. */
export function mainCall<Input, Output>(call: Call<Input, Output>, output: Output, failed: RegExp): MainCall {
  return {
    hold: (api) => api.hold(call, output),
    refuse: (api) => api.refuse(call, 'server.unexpected'),
    failed,
  };
}

/** How the faces of a feature's screens come about, by their paths: `faces` in its `testing/*.faces.ts`; `npm run registries` lists it. */
export type FacesOfScreens = Readonly<Record<string, ScreenFaces>>;
