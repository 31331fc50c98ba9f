import { isOpenByHours, nextOpening, type Schedule } from '../../store/hours/schedule.ts';
import {
  choicesPossible,
  isInAt,
  type MenuProduct,
  type OptionGroup,
  optionsInAt,
  type ProductSize,
  type SaleStatus,
  type StockItem,
} from './menu-product.ts';
import { minPrice } from './selection.ts';

/**
 * The reason why a product cannot be bought. `backAt`: when the cause ends automatically, in epoch
 * milliseconds; null if a user must end it.
 */
export type UnsoldCause = { backAt: number | null } & (
  | { kind: 'hidden' | 'out'; of: 'product' | 'category' }
  | { kind: 'none-left' }
  | { kind: 'outside-hours'; of: 'product' | 'category' }
  | { kind: 'ingredient-out'; item: StockItem }
  | { kind: 'group-empty'; group: OptionGroup; itemsOut: readonly StockItem[] }
  | { kind: 'no-size' | 'no-price' }
  | { kind: 'store-closed' }
);

/**
 * The offer of a product: sold, shown as unavailable, or not shown. Lists all causes, because a product may
 * still be unavailable after one cause ends.
 */
export interface Offer {
  state: 'sold' | 'out' | 'absent';
  causes: readonly UnsoldCause[];
  /** When the product automatically returns, in epoch milliseconds. Null: never, or the product is available now. */
  backAt: number | null;
  /** The available sizes; empty for a product without sizes. */
  sizes: readonly ProductSize[];
  /** Ingredients that are out, but removable: the product is sold without them. */
  without: readonly StockItem[];
}

/** Whether the store is open to customers. */
export interface StoreOpening {
  isOpen: boolean;
  /** The next automatic opening in epoch milliseconds. Null when a user has to open the store. */
  opensAt: number | null;
}

/**
 * Maximum number of moments to check when causes end at different times. If more moments would have to be
 * checked, no return time is shown.
 */
const MAX_CHECKS = 16;

/**
 * The offer of a product at `at`, computed from users' settings and stock. Settings are never overwritten, so
 * they apply again when a cause ends. `store` null: ignores the store's hours, for lists of the panel.
 */
export function offerAt(product: MenuProduct, store: StoreOpening | null, at: number): Offer {
  const causes = causesAt(product, store, at);
  const isAbsent = causes.some(({ kind }) => kind === 'hidden');
  return {
    state: causes.length === 0 ? 'sold' : isAbsent ? 'absent' : 'out',
    causes,
    backAt: causes.length === 0 ? null : backAtOf(product, store, causes),
    sizes: product.sizes.filter((size) => isSizeSold(product, size, at)),
    without: product.recipe
      .filter(({ isRemovable, stockItem }) => isRemovable && !isInAt(stockItem, at))
      .map(({ stockItem }) => stockItem),
  };
}

function causesAt(product: MenuProduct, store: StoreOpening | null, at: number): UnsoldCause[] {
  const { category, left, recipe, sizes } = product;
  const isClosed = store !== null && !store.isOpen && !(store.opensAt !== null && store.opensAt <= at);
  return [
    ...statusCauses(product.status, 'product'),
    ...statusCauses(category.status, 'category'),
    ...(left === 0 ? [{ kind: 'none-left' as const, backAt: null }] : []),
    ...hoursCauses(product.availability, 'product', at),
    ...hoursCauses(category.availability, 'category', at),
    ...recipe
      .filter(({ isRemovable, stockItem }) => !isRemovable && !isInAt(stockItem, at))
      .map(({ stockItem }) => ({
        kind: 'ingredient-out' as const,
        item: stockItem,
        backAt: stockItem.backAt,
      })),
    ...groupCauses(product.groups, at),
    ...(sizes.length > 0 ? sizeCauses(product, at) : priceCauses(product, null, at)),
    ...(isClosed ? [{ kind: 'store-closed' as const, backAt: store.opensAt }] : []),
  ];
}

function statusCauses(status: SaleStatus, of: 'product' | 'category'): UnsoldCause[] {
  if (status === 'active') return [];
  return [{ kind: status === 'out' ? 'out' : 'hidden', of, backAt: null }];
}

const isWithin = (availability: Schedule | null, at: number) =>
  availability === null || isOpenByHours(availability, at);

/** True when `at` is outside the hours of the product or its category. */
export function isOutsideHours({ availability, category }: MenuProduct, at: number): boolean {
  return !isWithin(availability, at) || !isWithin(category.availability, at);
}

function hoursCauses(availability: Schedule | null, of: 'product' | 'category', at: number): UnsoldCause[] {
  if (availability === null || isWithin(availability, at)) return [];
  return [{ kind: 'outside-hours', of, backAt: nextOpening(availability, at) }];
}

/** Only a required group can make a product unavailable. An inactive group requires no choice. */
function groupCauses(groups: readonly OptionGroup[], at: number): UnsoldCause[] {
  return groups
    .filter((group) => group.status === 'active' && !isSatisfiable(group, at))
    .map((group) => {
      const itemsOut = group.options.flatMap(({ stockItem }) =>
        stockItem !== null && !isInAt(stockItem, at) ? [stockItem] : [],
      );
      return { kind: 'group-empty', group, itemsOut, backAt: satisfiableFrom(group, itemsOut, at) };
    });
}

function isSatisfiable(group: OptionGroup, at: number): boolean {
  return choicesPossible(group, optionsInAt(group, at)) >= group.least;
}

/**
 * The moment when enough items have returned to make a valid choice from the group. Null if too few of them
 * return automatically.
 */
function satisfiableFrom(group: OptionGroup, itemsOut: readonly StockItem[], at: number): number | null {
  const returns = itemsOut.flatMap(({ backAt }) => (backAt !== null && backAt > at ? [backAt] : []));
  return returns.sort((one, other) => one - other).find((moment) => isSatisfiable(group, moment)) ?? null;
}

/** A product with a price of 0,00 has no price yet and is not sold. */
function priceCauses(product: MenuProduct, size: ProductSize | null, at: number): UnsoldCause[] {
  const { priceCents } = size ?? product;
  const isFree = priceCents === 0 && minPrice(product, size, at) === 0;
  return isFree ? [{ kind: 'no-price', backAt: null }] : [];
}

function isSizeSold(product: MenuProduct, size: ProductSize, at: number): boolean {
  return size.status === 'active' && causesOfSize(product, size, at).length === 0;
}

function causesOfSize(product: MenuProduct, size: ProductSize, at: number): UnsoldCause[] {
  return [...groupCauses(size.groups, at), ...priceCauses(product, size, at)];
}

/** A product with sizes is sold while at least one size is. */
function sizeCauses(product: MenuProduct, at: number): UnsoldCause[] {
  const { sizes } = product;
  if (sizes.some((size) => isSizeSold(product, size, at))) return [];
  const active = sizes.filter(({ status }) => status === 'active');
  const [first] = active;
  if (first === undefined) return [{ kind: 'no-size', backAt: null }];
  // If no size is available, the causes are those of the size that returns first.
  const misses = active.map((size) => causesOfSize(product, size, at));
  const returnOf = (causes: readonly UnsoldCause[]) =>
    causes.reduce((last, { backAt }) => Math.max(last, backAt ?? Number.POSITIVE_INFINITY), 0);
  return misses.reduce((best, causes) => (returnOf(causes) < returnOf(best) ? causes : best));
}

/** The first moment when every cause has ended automatically. */
function backAtOf(
  product: MenuProduct,
  store: StoreOpening | null,
  causes: readonly UnsoldCause[],
): number | null {
  let current = causes;
  for (let round = 0; round < MAX_CHECKS; round += 1) {
    const ends = current.map(({ backAt }) => backAt);
    if (ends.includes(null)) return null;
    const latest = Math.max(...ends.filter((end) => end !== null));
    current = causesAt(product, store, latest);
    if (current.length === 0) return latest;
  }
  return null;
}
