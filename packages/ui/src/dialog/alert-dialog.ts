import { createStore } from 'zustand/vanilla';

/** `info` stands for what the person should know or correct, `error` for what broke. */
export type AlertKind = 'info' | 'error';

export interface AlertRequest {
  /** Default: 'Atenção!' for info, 'Erro!' for error. */
  title?: string;
  /** Plain text: never read as HTML; line breaks are kept. */
  text: string;
  kind?: AlertKind;
  /** Default: 'OK'. */
  confirmText?: string;
  /** With it there is a second button and the answer may be false. */
  cancelText?: string;
  /** The main action destroys something: it is painted as danger and the focus starts on cancel. */
  isDestructive?: boolean;
  /** False: only the buttons close it. */
  isDismissable?: boolean;
  /** What it is about: a later alert about the same says what there is to say in the place of one that waits. */
  key?: string;
}

export interface OpenAlert extends AlertRequest {
  id: number;
  settle: (confirmed: boolean) => void;
}

const store = createStore<readonly OpenAlert[]>(() => []);
let lastId = 0;

const change = (next: readonly OpenAlert[]) => store.setState(next, true);

/** What the host shows: the first of the waiting alerts. */
export const alertQueue = {
  subscribe: store.subscribe,
  getSnapshot: (): OpenAlert | undefined => store.getState()[0],
};

/** Takes an alert back that is about `key`, as if it had been dismissed: what it says is true no longer. */
export function dismissAlert(key: string): void {
  store
    .getState()
    .find((open) => open.key === key)
    ?.settle(false);
}

/**
 * Opens a dialog over whatever is there and waits for the answer: true when confirmed, false when cancelled or
 * dismissed. Alerts asked for meanwhile wait their turn; one with the same words as a waiting one, or about the same,
 * shares its answer.
 */
export function alertDialog(request: AlertRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const queue = store.getState();
    const twin = queue.find((open) =>
      request.key === undefined
        ? open.text === request.text && open.title === request.title
        : open.key === request.key,
    );
    if (twin) {
      const settleTwin = twin.settle;
      const shared = {
        ...twin,
        text: request.text,
        settle: (confirmed: boolean) => {
          settleTwin(confirmed);
          resolve(confirmed);
        },
      };
      change(queue.map((open) => (open.id === twin.id ? shared : open)));
      return;
    }
    lastId += 1;
    const id = lastId;
    const settle = (confirmed: boolean) => {
      change(store.getState().filter((open) => open.id !== id));
      resolve(confirmed);
    };
    change([...queue, { ...request, id, settle }]);
  });
}
