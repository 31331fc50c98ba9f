import { canBeFree, freePieces } from './free-pieces.ts';
import {
  choicesPossible,
  type MenuOption,
  type MenuProduct,
  type OptionGroup,
  optionsInAt,
  type ProductSize,
} from './menu-product.ts';
import { type Chosen, groupPrice, groupShares } from './price-rules.ts';
import { type ChargedPrice, chargedPrice } from './promotion.ts';

/** A customer's selection of a product. */
export interface Selection {
  /** Null for a product without sizes. */
  sizeId: number | null;
  choices: readonly { groupId: number; optionId: number; quantity: number }[];
  /** Quantity of the whole product, at least 1. */
  quantity: number;
}

/** The reason why a selection cannot be sold. */
export type SelectionFault =
  | { kind: 'size-missing' | 'size-unknown' }
  | { kind: 'group-unknown' | 'option-unknown'; groupId: number; optionId: number }
  | { kind: 'option-out'; group: OptionGroup; option: MenuOption }
  | { kind: 'too-few' | 'too-many'; group: OptionGroup; chosen: number }
  | { kind: 'too-often'; group: OptionGroup; option: MenuOption };

/** The price of a selection with its parts. Integer cents. */
export interface PricedSelection {
  base: ChargedPrice;
  groups: readonly { group: OptionGroup; cents: number; options: readonly PricedOption[] }[];
  unitCents: number;
  lineCents: number;
}

export interface PricedOption {
  option: MenuOption;
  quantity: number;
  /** The option's share in the price of the group, in cents. */
  shareCents: number;
}

/** The active groups for a size (or for a product without sizes), in the sequence that users set. */
export function groupsToChoose(product: MenuProduct, size: ProductSize | null): OptionGroup[] {
  return [...product.groups, ...(size?.groups ?? [])]
    .filter(({ status }) => status === 'active')
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
}

/** All faults of a selection at `at`; empty when the selection can be sold. */
export function selectionFaults(product: MenuProduct, selection: Selection, at: number): SelectionFault[] {
  const size = sizeOf(product, selection);
  if (size === undefined) return [{ kind: selection.sizeId === null ? 'size-missing' : 'size-unknown' }];
  const groups = groupsToChoose(product, size);
  const strangers = selection.choices.flatMap(({ groupId, optionId }): SelectionFault[] => {
    const group = groups.find((each) => each.groupId === groupId);
    if (group === undefined) return [{ kind: 'group-unknown', groupId, optionId }];
    const isKnown = group.options.some((option) => option.optionId === optionId);
    return isKnown ? [] : [{ kind: 'option-unknown', groupId, optionId }];
  });
  return [...strangers, ...groups.flatMap((group) => groupFaults(group, selection, at))];
}

function groupFaults(group: OptionGroup, selection: Selection, at: number): SelectionFault[] {
  const chosen = chosenOf(group, selection);
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  const inNow = optionsInAt(group, at);
  const faults: SelectionFault[] = [];
  for (const { option, quantity } of chosen) {
    if (!inNow.includes(option)) faults.push({ kind: 'option-out', group, option });
    if (group.mostOfEach > 0 && quantity > group.mostOfEach)
      faults.push({ kind: 'too-often', group, option });
  }
  if (count < group.least) faults.push({ kind: 'too-few', group, chosen: count });
  if (group.most > 0 && count > group.most) faults.push({ kind: 'too-many', group, chosen: count });
  return faults;
}

/**
 * The price of a selection without faults at `at`. The base is the price of the size or the product; a running
 * promotion replaces it. Each group adds a price by its rule.
 */
export function priceSelection(product: MenuProduct, selection: Selection, at: number): PricedSelection {
  const size = sizeOf(product, selection) ?? null;
  const { priceCents, promotion } = size ?? product;
  const base = chargedPrice(priceCents, promotion, at);
  const groups = groupsToChoose(product, size).flatMap((group) => {
    const chosen = chosenOf(group, selection);
    if (chosen.length === 0) return [];
    const freeOf = freePieces(group, piecesOf(group, selection));
    const prices: Chosen[] = chosen.map(({ option: { optionId, priceCents: cents }, quantity }) => ({
      ...{ optionId, priceCents: cents, quantity, free: freeOf.get(optionId) ?? 0 },
    }));
    const shares = groupShares(group.rule, prices);
    return [
      {
        group,
        cents: groupPrice(group.rule, prices),
        options: chosen.map((each, index) => ({ ...each, shareCents: shares[index] ?? 0 })),
      },
    ];
  });
  const unitCents = groups.reduce((sum, { cents }) => sum + cents, base.cents);
  return { base, groups, unitCents, lineCents: unitCents * selection.quantity };
}

/**
 * The minimum price of a product at `at` with all required options, in cents: 'a partir de'. `isExact`: no
 * choice can change the price. Null when the product cannot be bought.
 */
export function priceFrom(product: MenuProduct, at: number): { cents: number; isExact: boolean } | null {
  const sizes = product.sizes.filter(({ status }) => status === 'active');
  const variants = product.sizes.length === 0 ? [null] : sizes;
  const prices = variants.flatMap((size) => {
    const cents = minPrice(product, size, at);
    if (cents === null) return [];
    const mayVary = groupsToChoose(product, size).some((group) =>
      optionsInAt(group, at).some((option) => option.priceCents > 0 && !isAllFree(group)),
    );
    return [{ cents, mayVary }];
  });
  if (prices.length === 0) return null;
  const cents = Math.min(...prices.map((each) => each.cents));
  const isExact = prices.every((each) => each.cents === cents && !each.mayVary);
  return { cents, isExact };
}

/** The minimum price of a product in one size (null: without sizes) at `at`, in cents. Null when unavailable. */
export function minPrice(product: MenuProduct, size: ProductSize | null, at: number): number | null {
  const { priceCents, promotion } = size ?? product;
  const added = groupsToChoose(product, size).map((group) => cheapestOf(group, at));
  if (added.includes(null)) return null;
  return added.reduce<number>(
    (sum, cents) => sum + (cents ?? 0),
    chargedPrice(priceCents, promotion, at).cents,
  );
}

/** The minimum price of a group in cents. Null when too few options are available. */
function cheapestOf(group: OptionGroup, at: number): number | null {
  const inNow = optionsInAt(group, at).sort((one, other) => one.priceCents - other.priceCents);
  if (choicesPossible(group, inNow) < group.least) return null;
  if (group.least === 0) return 0;
  const each = group.mostOfEach === 0 ? group.least : group.mostOfEach;
  let wanted = group.least;
  const chosen: Chosen[] = [];
  for (const { optionId, priceCents } of inNow) {
    const quantity = Math.min(each, wanted);
    if (quantity === 0) break;
    chosen.push({ optionId, priceCents, quantity });
    wanted -= quantity;
  }
  // For the minimum price: if the pieces chosen first are free, a customer chooses the most expensive option
  // first.
  const freeOf = freePieces(group, group.freeOrder === 'first' ? chosen.toReversed() : chosen);
  return groupPrice(
    group.rule,
    chosen.map((each) => ({ ...each, free: freeOf.get(each.optionId) ?? 0 })),
  );
}

/** True when no choice of the group is charged. */
function isAllFree({ rule, free, most }: OptionGroup): boolean {
  return canBeFree(rule) && most > 0 && free >= most;
}

/**
 * The selected size. Null for a product without sizes, undefined: no size is selected, or the size is not
 * sold.
 */
function sizeOf(product: MenuProduct, { sizeId }: Selection): ProductSize | null | undefined {
  if (product.sizes.length === 0) return sizeId === null ? null : undefined;
  return product.sizes.find((size) => size.sizeId === sizeId && size.status === 'active');
}

/** The choices of a group with their prices, in the sequence of the customer's choices. */
function piecesOf(group: OptionGroup, { choices }: Selection): Chosen[] {
  return choices.flatMap(({ groupId, optionId, quantity }) => {
    if (groupId !== group.groupId) return [];
    const option = group.options.find((each) => each.optionId === optionId);
    return option === undefined ? [] : [{ optionId, priceCents: option.priceCents, quantity }];
  });
}

/** The chosen options of a group, in the sequence of the group, without duplicates. */
function chosenOf(group: OptionGroup, { choices }: Selection): { option: MenuOption; quantity: number }[] {
  return group.options.flatMap((option) => {
    const quantity = choices
      .filter(({ groupId, optionId }) => groupId === group.groupId && optionId === option.optionId)
      .reduce((sum, choice) => sum + choice.quantity, 0);
    return quantity > 0 ? [{ option, quantity }] : [];
  });
}
