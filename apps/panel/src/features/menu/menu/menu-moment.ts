import type { MenuProduct } from '@comanda/domain/menu/menu/menu-product';
import { type Offer, offerAt } from '@comanda/domain/menu/menu/sellable';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';

/** A status computed `at` and valid `until`, both in epoch milliseconds. */
interface Moment {
  at: number;
  until: number;
}

type Returning = readonly { isIn: boolean; backAt: number | null }[];

const MINUTE_MS = 60_000;

const moments = new WeakMap<object, Moment>();
const offers = new WeakMap<MenuProduct, { at: number; offer: Offer }>();

/**
 * Returns the cached moment of these stock items. The moment is valid until the next minute, or until one of
 * these items returns.
 */
export function momentOf(stockItems: Returning): Moment {
  return cachedMoment(stockItems, () => stockItems);
}

/** Like {@link momentOf}, for the stock items of one product's recipe and options. */
export function momentOfProduct(product: MenuProduct): Moment {
  return cachedMoment(product, () => [
    ...product.recipe.map(({ stockItem }) => stockItem),
    ...[...product.groups, ...product.sizes.flatMap(({ groups }) => groups)].flatMap(({ options }) =>
      options.flatMap(({ stockItem }) => stockItem ?? []),
    ),
  ]);
}

/** Returns if and how a product is sold now. Ignores the store's opening hours. Cached by product and moment. */
export function offerNow(product: MenuProduct): Offer {
  const { at } = momentOfProduct(product);
  const known = offers.get(product);
  if (known?.at === at) return known.offer;
  const offer = offerAt(product, null, at);
  offers.set(product, { at, offer });
  return offer;
}

function cachedMoment(subject: object, itemsOf: () => Returning): Moment {
  const at = monotonicNow();
  const known = moments.get(subject);
  if (known !== undefined && at < known.until) return known;
  const until = itemsOf().reduce(
    (soonest, { isIn, backAt }) =>
      !isIn && backAt !== null && backAt > at ? Math.min(soonest, backAt) : soonest,
    (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS,
  );
  const moment = { at, until };
  moments.set(subject, moment);
  return moment;
}

/**
 * Listeners, each with its next time. They share one timer, because dozens of cells mount and unmount with
 * each typed key.
 */
const waiting = new Map<() => void, () => number>();
let timer: { id: ReturnType<typeof setTimeout>; due: number } | null = null;

/**
 * Calls `notify` at the end of each moment; `until` returns that time. Returns a function that stops the
 * calls.
 */
export function onNextMoment(notify: () => void, until: () => number): () => void {
  waiting.set(notify, until);
  wake(until());
  return () => {
    waiting.delete(notify);
    if (waiting.size > 0 || timer === null) return;
    clearTimeout(timer.id);
    timer = null;
  };
}

function wake(due: number): void {
  if (timer !== null && timer.due <= due) return;
  if (timer !== null) clearTimeout(timer.id);
  // Rounds up and adds 1 ms: timers count whole milliseconds, and this timer must not fire early.
  const id = setTimeout(notifyAll, Math.max(0, Math.ceil(due - monotonicNow())) + 1);
  timer = { id, due };
}

function notifyAll(): void {
  timer = null;
  for (const notify of [...waiting.keys()]) notify();
  for (const until of waiting.values()) wake(until());
}
