import { restKeys } from '../keyboard/is-key-taken.ts';

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
  /** Opens or expands a conversation; of those expanded, only the last `mostExpanded` stay so. */
  open(orderId: number, mostExpanded: number, isAsked?: boolean): void;
  /** A message came for a conversation that is not in sight: it is there, minimised, and says so. */
  alert(orderId: number): void;
  /** Puts a conversation there minimised and quiet, unless it is there. */
  restore(orderId: number): void;
  minimise(orderId: number): void;
  close(orderId: number): void;
}

export function createOpenChats(): OpenChats {
  const listeners = new Set<() => void>();
  let chats: readonly OpenChat[] = [];

  const change = (next: readonly OpenChat[]) => {
    chats = next;
    for (const listener of [...listeners]) listener();
  };
  const replace = (orderId: number, over: Partial<OpenChat>) =>
    change(chats.map((chat) => (chat.orderId === orderId ? { ...chat, ...over } : chat)));
  const has = (orderId: number) => chats.some((chat) => chat.orderId === orderId);
  const withRoomForOne = () => {
    if (chats.length < MOST_OPEN) return chats;
    const quiet =
      chats.find(({ isMinimised, isAlerting }) => isMinimised && !isAlerting) ??
      chats.find(({ isMinimised }) => isMinimised);
    return chats.filter((chat) => chat !== (quiet ?? chats[0]));
  };

  return {
    get: () => chats,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    open: (orderId, mostExpanded, isAsked = false) => {
      const before = chats.find((chat) => chat.orderId === orderId)?.asked ?? 0;
      const opened = { orderId, isMinimised: false, isAlerting: false, asked: before + (isAsked ? 1 : 0) };
      const others = has(orderId) ? chats.filter((chat) => chat.orderId !== orderId) : withRoomForOne();
      const expanded = others.filter(({ isMinimised }) => !isMinimised);
      const stepBack = new Set(expanded.slice(0, Math.max(0, expanded.length - mostExpanded + 1)));
      const kept = others.map((chat) => (stepBack.has(chat) ? { ...chat, isMinimised: true } : chat));
      const place = chats.findIndex((chat) => chat.orderId === orderId);
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
    close: (orderId) => change(chats.filter((chat) => chat.orderId !== orderId)),
  };
}

/** The panel's own. */
export const openChats = createOpenChats();

/** Windows side by side on this screen: three on a wide one, a single sheet on a phone. */
export function mostExpandedHere(): number {
  if (window.matchMedia('(max-width: 767.98px)').matches) return 1;
  return window.matchMedia('(max-width: 1199.98px)').matches ? 2 : 3;
}

/** Opens a conversation as a person asks for it: the caret goes into its field, and what is typed meanwhile nowhere else. */
export function openChat(orderId: number): void {
  restKeys();
  openChats.open(orderId, mostExpandedHere(), true);
}
