import type { MenuProduct } from '@comanda/domain/menu/menu-product';
import { type Offer, offerAt } from '@comanda/domain/menu/sellable';
import { monotonicNow } from '../../shared/clock/monotonic-now.ts';

/** Something was looked at `at` and stands so `until` then, in epoch milliseconds. */
interface Moment {
  at: number;
  until: number;
}

type Returning = readonly { isIn: boolean; backAt: number | null }[];

const MINUTE_MS = 60_000;

const moments = new WeakMap<object, Moment>();
const offers = new WeakMap<MenuProduct, { at: number; offer: Offer }>();

/** The last look at these items of stock. It holds to the end of the minute, or to the first return of one of them. */
export function momentOf(stockItems: Returning): Moment {
  return keptMoment(stockItems, () => stockItems);
}

/** The same of all that one product is made of and offers. */
export function momentOfProduct(product: MenuProduct): Moment {
  return keptMoment(product, () => [
    ...product.recipe.map(({ stockItem }) => stockItem),
    ...[...product.groups, ...product.sizes.flatMap(({ groups }) => groups)].flatMap(({ options }) =>
      options.flatMap(({ stockItem }) => stockItem ?? []),
    ),
  ]);
}

/** How a product stands now, the store's own hours aside; derived once per product and moment. */
export function offerNow(product: MenuProduct): Offer {
  const { at } = momentOfProduct(product);
  const known = offers.get(product);
  if (known?.at === at) return known.offer;
  const offer = offerAt(product, null, at);
  offers.set(product, { at, offer });
  return offer;
}

function keptMoment(subject: object, itemsOf: () => Returning): Moment {
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

/** Who waits, and for when. A list has dozens of cells that come and go with every key: they share one timer. */
const waiting = new Map<() => void, () => number>();
let timer: { id: ReturnType<typeof setTimeout>; due: number } | null = null;

/** Tells at each end of a moment, `until` by `until`. Returns how not to. */
export function onNextMoment(tell: () => void, until: () => number): () => void {
  waiting.set(tell, until);
  wake(until());
  return () => {
    waiting.delete(tell);
    if (waiting.size > 0 || timer === null) return;
    clearTimeout(timer.id);
    timer = null;
  };
}

function wake(due: number): void {
  if (timer !== null && timer.due <= due) return;
  if (timer !== null) clearTimeout(timer.id);
  // Not a moment too early: timers count in whole milliseconds.
  const id = setTimeout(tellAll, Math.max(0, Math.ceil(due - monotonicNow())) + 1);
  timer = { id, due };
}

function tellAll(): void {
  timer = null;
  for (const tell of [...waiting.keys()]) tell();
  for (const until of waiting.values()) wake(until());
}
