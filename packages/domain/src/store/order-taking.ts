import { sellsAt } from './opening.ts';

/** What decides whether a store takes orders from outside. Times in epoch milliseconds. */
export interface TakingStore {
  isSuspended: boolean;
  isOpen: boolean;
  /** When it opens or closes by itself; null: when somebody moves the switch. */
  openingUntil: number | null;
  /** Since when it is closed; null while it is open, or when nobody knows. */
  closedSince: number | null;
  /** The store wants orders for now although it is closed. */
  takesOrdersWhileClosed: boolean;
}

/** Who was paying when the store closed is still served. */
export const CLOSING_GRACE_MS = 2 * 60_000;
/** A store that opens again within this long of its closing makes a pause. */
const LONGEST_PAUSE_MS = 2 * 60 * 60_000;

/** How a store stands, as its partners hear it. */
export const STORE_STANDINGS = ['open', 'paused', 'closed', 'suspended'] as const;
export type StoreStanding = (typeof STORE_STANDINGS)[number];

/** How the store stands at `now`: a pause ends soon and by itself. */
export function standingOf(store: TakingStore, now: number): StoreStanding {
  const { isSuspended, isOpen, openingUntil: until } = store;
  if (isSuspended) return 'suspended';
  if (sellsAt({ isSuspended, isOpen, until }, now)) return 'open';
  // The hours have just closed it, and nobody has noted it yet.
  if (isOpen || until === null || store.closedSince === null) return 'closed';
  return until - store.closedSince <= LONGEST_PAUSE_MS ? 'paused' : 'closed';
}

/**
 * Whether an order that arrives at `now` is taken: for later unless the store is suspended; for now while it is open,
 * in the first moments after it closed, or when the store wants them all the same.
 */
export function takesOrder(store: TakingStore, order: { isForLater: boolean }, now: number): boolean {
  const standing = standingOf(store, now);
  if (standing === 'suspended') return false;
  if (standing === 'open' || order.isForLater || store.takesOrdersWhileClosed) return true;
  const closedSince = store.isOpen ? store.openingUntil : store.closedSince;
  return closedSince !== null && now - closedSince <= CLOSING_GRACE_MS;
}

/**
 * When a store that takes no orders opens by itself, in epoch milliseconds; null: nobody knows. What an open one counts
 * down to is its closing, also while nobody has noted that it came.
 */
export function opensAtOf({ isOpen, openingUntil }: TakingStore): number | null {
  return isOpen ? null : openingUntil;
}

/** Why a store makes a pause, for who must not read its own words. */
export const PAUSE_CLASSES = {
  Almoço: 'break',
  'Muitos pedidos': 'busy',
  'Sem motoboy': 'no-courier',
  /** As a pause that still runs may say it. */
  'Sem entregador': 'no-courier',
  'Falta de ingrediente': 'no-ingredient',
  'Pedidos sem resposta': 'unattended',
} as const satisfies Record<string, string>;
export type PauseClass = (typeof PAUSE_CLASSES)[keyof typeof PAUSE_CLASSES] | 'other';

/** The class of a reason in the store's words; null without one. */
export function pauseClassOf(reason: string | null): PauseClass | null {
  if (reason === null) return null;
  const known = Object.entries(PAUSE_CLASSES).find(([words]) => words === reason);
  return known?.[1] ?? 'other';
}
