import { sellsAt } from './opening.ts';

/** The fields of a store that determine if it accepts orders. Times in epoch milliseconds. */
export interface TakingStore {
  isSuspended: boolean;
  isOpen: boolean;
  /** Time of the next automatic opening or closing. Null: only manually. */
  openingUntil: number | null;
  /** When the store was closed. Null for an open store, or when unknown. */
  closedSince: number | null;
  /** True: while closed, the store still accepts orders for now. */
  takesOrdersWhileClosed: boolean;
}

/** In ms. The store still accepts orders for this long after closing, because some customers were just paying. */
export const CLOSING_GRACE_MS = 2 * 60_000;
/** In ms. A closing that lasts at most this long counts as a pause. */
const LONGEST_PAUSE_MS = 2 * 60 * 60_000;

/** Status of a store as partners receive it. */
export const STORE_STATUSES = ['open', 'paused', 'closed', 'suspended'] as const;
export type StoreStatus = (typeof STORE_STATUSES)[number];

/** Status of the store at `now`. A pause ends soon and automatically. */
export function statusOf(store: TakingStore, now: number): StoreStatus {
  const { isSuspended, isOpen, openingUntil: until } = store;
  if (isSuspended) return 'suspended';
  if (sellsAt({ isSuspended, isOpen, until }, now)) return 'open';
  // The hours have just closed the store, but no server has stored this yet.
  if (isOpen || until === null || store.closedSince === null) return 'closed';
  return until - store.closedSince <= LONGEST_PAUSE_MS ? 'paused' : 'closed';
}

/**
 * True when an order that arrives at `now` is accepted. Orders for later are accepted unless the store is suspended.
 * Orders for now are accepted while the store is open, shortly after its closing, or with `takesOrdersWhileClosed`.
 */
export function takesOrder(store: TakingStore, order: { isForLater: boolean }, now: number): boolean {
  const status = statusOf(store, now);
  if (status === 'suspended') return false;
  if (status === 'open' || order.isForLater || store.takesOrdersWhileClosed) return true;
  const closedSince = store.isOpen ? store.openingUntil : store.closedSince;
  return closedSince !== null && now - closedSince <= CLOSING_GRACE_MS;
}

/**
 * The next automatic opening of a closed store, in epoch milliseconds; null when unknown, or when the store
 * is open. In an open store, `openingUntil` is the time of the closing. This remains true after that time,
 * until a server stores the closing.
 */
export function opensAtOf({ isOpen, openingUntil }: TakingStore): number | null {
  return isOpen ? null : openingUntil;
}

/** Classes of pause reasons for partners, who must not get the text that the store typed. */
export const PAUSE_CLASSES = {
  Almoço: 'break',
  'Muitos pedidos': 'busy',
  'Sem motoboy': 'no-courier',
  /** Text of an earlier release, which a current pause may still have. */
  'Sem entregador': 'no-courier',
  'Falta de ingrediente': 'no-ingredient',
  'Pedidos sem resposta': 'unattended',
} as const satisfies Record<string, string>;
export type PauseClass = (typeof PAUSE_CLASSES)[keyof typeof PAUSE_CLASSES] | 'other';

/** The class of a store's reason; null without a reason. */
export function pauseClassOf(reason: string | null): PauseClass | null {
  if (reason === null) return null;
  const known = Object.entries(PAUSE_CLASSES).find(([words]) => words === reason);
  return known?.[1] ?? 'other';
}
