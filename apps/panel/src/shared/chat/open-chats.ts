import { createStore } from 'zustand/vanilla';
import { captureLetters } from '../keyboard/captured-letters.ts';
import { restKeys } from '../keyboard/is-key-taken.ts';

/** An open conversation. */
export interface OpenChat {
  orderId: number;
  isMinimised: boolean;
  /** True: a message arrived while the conversation was not visible. */
  isAlerting: boolean;
  /**
   * How many times a user opened the conversation. Each time its field gets the focus. 0: it opened
   * automatically.
   */
  requested: number;
}

/**
 * Maximum number of conversations. More would cover the screen, so the oldest minimised conversations without
 * alert close.
 */
const MAX_OPEN = 6;

/** Open conversations and their state, stored outside React: orders open conversations, the dock shows them. */
export interface OpenChats {
  get(): readonly OpenChat[];
  subscribe(listener: () => void): () => void;
  /** Opens or expands a conversation, and minimises the conversation that was open before. */
  open(orderId: number, isRequested?: boolean): void;
  /** Adds an invisible conversation minimised, with an alert for the new message. */
  alert(orderId: number): void;
  /** Adds a conversation minimised and without alert, unless it is already there. */
  restore(orderId: number): void;
  minimise(orderId: number): void;
  /** Clears the alert, because a person has read the message here or in another panel. */
  calm(orderId: number): void;
  close(orderId: number): void;
}

export function createOpenChats(): OpenChats {
  const store = createStore<readonly OpenChat[]>(() => []);
  const get = store.getState;
  const change = (next: readonly OpenChat[]) => store.setState(next, true);
  const replace = (orderId: number, over: Partial<OpenChat>) =>
    change(get().map((chat) => (chat.orderId === orderId ? { ...chat, ...over } : chat)));
  const has = (orderId: number) => get().some((chat) => chat.orderId === orderId);
  const withRoomForOne = () => {
    if (get().length < MAX_OPEN) return get();
    const quiet =
      get().find(({ isMinimised, isAlerting }) => isMinimised && !isAlerting) ??
      get().find(({ isMinimised }) => isMinimised);
    return get().filter((chat) => chat !== (quiet ?? get()[0]));
  };

  return {
    get,
    subscribe: store.subscribe,
    open: (orderId, isRequested = false) => {
      const before = get().find((chat) => chat.orderId === orderId)?.requested ?? 0;
      const opened = {
        orderId,
        isMinimised: false,
        isAlerting: false,
        requested: before + (isRequested ? 1 : 0),
      };
      const others = has(orderId) ? get().filter((chat) => chat.orderId !== orderId) : withRoomForOne();
      const stored = others.map((chat) => ({ ...chat, isMinimised: true }));
      const place = get().findIndex((chat) => chat.orderId === orderId);
      change(place < 0 ? [...stored, opened] : stored.toSpliced(place, 0, opened));
    },
    alert: (orderId) => {
      if (has(orderId)) replace(orderId, { isAlerting: true });
      else change([...withRoomForOne(), { orderId, isMinimised: true, isAlerting: true, requested: 0 }]);
    },
    restore: (orderId) => {
      if (!has(orderId))
        change([...withRoomForOne(), { orderId, isMinimised: true, isAlerting: false, requested: 0 }]);
    },
    minimise: (orderId) => replace(orderId, { isMinimised: true, isAlerting: false }),
    calm: (orderId) => replace(orderId, { isAlerting: false }),
    close: (orderId) => change(get().filter((chat) => chat.orderId !== orderId)),
  };
}

export const openChats = createOpenChats();

/**
 * Opens a conversation at a user's request. Its field gets the focus, and the letters typed while its code
 * loads.
 */
export function openChat(orderId: number): void {
  restKeys();
  captureLetters();
  openChats.open(orderId, true);
}
