import { createStore } from 'zustand/vanilla';
import { restKeys } from '../keyboard/is-key-taken.ts';
import { keepLetters } from '../keyboard/kept-letters.ts';

/** One conversation on screen. */
export interface OpenChat {
  orderId: number;
  isMinimised: boolean;
  /** A message came while nobody could see it. */
  isAlerting: boolean;
  /** How often a person asked for it: each time its field takes the caret. None for what opened by itself. */
  asked: number;
}

/** More minimised conversations than this would cover the screen: the quiet ones that are oldest go. */
const MOST_OPEN = 6;

/** Which conversations are open, and how. Kept outside React: orders open them, the dock shows them. */
export interface OpenChats {
  get(): readonly OpenChat[];
  subscribe(listener: () => void): () => void;
  /** Opens or expands a conversation; the one that was open steps back. */
  open(orderId: number, isAsked?: boolean): void;
  /** A message came for a conversation that is not in sight: it is there, minimised, and says so. */
  alert(orderId: number): void;
  /** Puts a conversation there minimised and quiet, unless it is there. */
  restore(orderId: number): void;
  minimise(orderId: number): void;
  /** Somebody has read what came, here or elsewhere. */
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
    if (get().length < MOST_OPEN) return get();
    const quiet =
      get().find(({ isMinimised, isAlerting }) => isMinimised && !isAlerting) ??
      get().find(({ isMinimised }) => isMinimised);
    return get().filter((chat) => chat !== (quiet ?? get()[0]));
  };

  return {
    get,
    subscribe: store.subscribe,
    open: (orderId, isAsked = false) => {
      const before = get().find((chat) => chat.orderId === orderId)?.asked ?? 0;
      const opened = { orderId, isMinimised: false, isAlerting: false, asked: before + (isAsked ? 1 : 0) };
      const others = has(orderId) ? get().filter((chat) => chat.orderId !== orderId) : withRoomForOne();
      const kept = others.map((chat) => ({ ...chat, isMinimised: true }));
      const place = get().findIndex((chat) => chat.orderId === orderId);
      change(place < 0 ? [...kept, opened] : kept.toSpliced(place, 0, opened));
    },
    alert: (orderId) => {
      if (has(orderId)) replace(orderId, { isAlerting: true });
      else change([...withRoomForOne(), { orderId, isMinimised: true, isAlerting: true, asked: 0 }]);
    },
    restore: (orderId) => {
      if (!has(orderId))
        change([...withRoomForOne(), { orderId, isMinimised: true, isAlerting: false, asked: 0 }]);
    },
    minimise: (orderId) => replace(orderId, { isMinimised: true, isAlerting: false }),
    calm: (orderId) => replace(orderId, { isAlerting: false }),
    close: (orderId) => change(get().filter((chat) => chat.orderId !== orderId)),
  };
}

/** The panel's own. */
export const openChats = createOpenChats();

/** Opens a conversation as a person asks for it: the caret goes into its field, as does what is typed meanwhile. */
export function openChat(orderId: number): void {
  restKeys();
  keepLetters();
  openChats.open(orderId, true);
}
