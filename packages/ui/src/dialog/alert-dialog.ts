import { createStore } from 'zustand/vanilla';

/** `info`: information, or a user's mistake. `error`: a failure of the product. */
export type AlertKind = 'info' | 'error';

export interface AlertRequest {
  /** Default: 'Atenção!' for info, 'Erro!' for error. */
  title?: string;
  /** Plain text, never parsed as HTML. Line breaks are shown. */
  text: string;
  kind?: AlertKind;
  /** Default: 'OK'. */
  confirmText?: string;
  /** Text of a second button. If the user presses it, the result is false. */
  cancelText?: string;
  /**
   * True: the main action destroys something. Its button is red, and the cancel button has the focus at
   * first.
   */
  isDestructive?: boolean;
  /** False: the dialog closes only with its buttons. */
  isDismissable?: boolean;
  /** Subject of the alert. A later alert with the same key replaces the text of an alert that still waits. */
  key?: string;
}

export interface OpenAlert extends AlertRequest {
  id: number;
  settle: (confirmed: boolean) => void;
}

const store = createStore<readonly OpenAlert[]>(() => []);
let lastId = 0;

const change = (next: readonly OpenAlert[]) => store.setState(next, true);

/** The queue of waiting alerts. The host shows the first of them. */
export const alertQueue = {
  subscribe: store.subscribe,
  getSnapshot: (): OpenAlert | undefined => store.getState()[0],
};

/** Withdraws the alert with this key, because its text is no longer true. The alert counts as dismissed. */
export function dismissAlert(key: string): void {
  store
    .getState()
    .find((open) => open.key === key)
    ?.settle(false);
}

/**
 * Opens a dialog over the page. Resolves to true if the user confirms, and to false otherwise. Further alerts
 * wait in a queue. An alert with the same text or key as a waiting alert gets the result of that alert.
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
