import { createStore } from 'zustand/vanilla';

/** `info`: information, or a mistake of the user. `error`: a failure. */
export type AlertKind = 'info' | 'error';

export interface AlertRequest {
  /** Default: 'Atenção!' for info, 'Erro!' for error. */
  title?: string;
  /** Plain text, never parsed as HTML. Line breaks are shown. */
  text: string;
  kind?: AlertKind;
  /** Default: 'OK'. */
  confirmText?: string;
  /** Text of a second button, which answers false. */
  cancelText?: string;
  /** The main action destroys something: it has the danger colour, and cancel has the initial focus. */
  isDestructive?: boolean;
  /** False: only the buttons close it. */
  isDismissable?: boolean;
  /** Subject of the alert. A later alert with the same key replaces the text of a waiting one. */
  key?: string;
}

export interface OpenAlert extends AlertRequest {
  id: number;
  settle: (confirmed: boolean) => void;
}

const store = createStore<readonly OpenAlert[]>(() => []);
let lastId = 0;

const change = (next: readonly OpenAlert[]) => store.setState(next, true);

/** The first of the waiting alerts, which the host shows. */
export const alertQueue = {
  subscribe: store.subscribe,
  getSnapshot: (): OpenAlert | undefined => store.getState()[0],
};

/** Withdraws the alert about `key`, because it is no longer true. The answer is "dismissed". */
export function dismissAlert(key: string): void {
  store
    .getState()
    .find((open) => open.key === key)
    ?.settle(false);
}

/**
 * Opens a dialog over the page and waits: true when confirmed, false when cancelled or dismissed. Further alerts wait
 * in a queue. An alert with the words or key of a waiting alert gets the same result.
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
