import { type GroupFault, groupFault } from './group-rules.ts';
import { FLAVOURS_NAME, type GroupPart, type MenuParts, type OptionPart } from './menu-parts.ts';
import type { PriceRule } from './price-rules.ts';

/** How the flavours of one size are chosen; `sizeId` null: of a product without sizes. */
export interface FlavourColumn {
  sizeId: number | null;
  /** The version of the group its prices were read from; null: there was none. */
  version: number | null;
  least: number;
  most: number;
  rule: PriceRule;
}

export interface FlavourRow {
  stockItemId: number;
  /** What the flavour costs in each column, in cents; null: that size does not have it. */
  pricesCents: readonly (number | null)[];
}

/** Prices of flavours by size, as one sheet over the groups of options that hold them. */
export interface FlavourGrid {
  columns: readonly FlavourColumn[];
  rows: readonly FlavourRow[];
}

/** What to do to the group of one size, so that it holds what the grid says. */
export interface FlavourChange {
  sizeId: number | null;
  /** Null: it is made. */
  group: GroupPart | null;
  /** Nothing of it is left: it goes. */
  isGone: boolean;
  least: number;
  most: number;
  rule: PriceRule;
  added: readonly { stockItemId: number; priceCents: number }[];
  repriced: readonly { optionId: number; priceCents: number }[];
  removed: readonly number[];
  /** What its numbers make impossible. */
  fault: GroupFault | null;
}

/** What a size begins with: one flavour, or two of which the mean counts. */
const FIRST = { least: 1, most: 2, rule: 'mean' } as const;
/** A flavour is chosen once: what is left of the pizza is of the others. */
export const MOST_OF_EACH_FLAVOUR = 1;

type GridParts = Pick<MenuParts, 'sizes' | 'groups' | 'links'>;

/** The grid of a product: a column for each size, a row for each flavour one of them has, as they first appear. */
export function flavourGrid(parts: GridParts, productId: number): FlavourGrid {
  const columns = columnsOf(parts, productId);
  const items = new Set(
    columns.flatMap(({ group }) => flavoursIn(group).map(({ stockItemId }) => stockItemId)),
  );
  return {
    columns: columns.map(({ sizeId, group }) => ({
      sizeId,
      version: group?.version ?? null,
      least: group?.least ?? FIRST.least,
      most: group?.most ?? FIRST.most,
      rule: group?.rule ?? FIRST.rule,
    })),
    rows: [...items].map((stockItemId) => ({
      stockItemId,
      pricesCents: columns.map(
        ({ group }) =>
          flavoursIn(group).find((option) => option.stockItemId === stockItemId)?.priceCents ?? null,
      ),
    })),
  };
}

/**
 * What has to change so that the groups hold what the grid says; a size that is as the grid says is not named. Loose options
 * of the groups, and the order of all, are left alone. Columns of sizes the product does not have are ignored.
 */
export function flavourChanges(parts: GridParts, productId: number, wanted: FlavourGrid): FlavourChange[] {
  return columnsOf(parts, productId).flatMap(({ sizeId, group }) => {
    const at = wanted.columns.findIndex((column) => column.sizeId === sizeId);
    const column = wanted.columns[at];
    if (column === undefined) return [];
    const prices = new Map(
      wanted.rows.flatMap(({ stockItemId, pricesCents }) => {
        const cents = pricesCents[at] ?? null;
        return cents === null ? [] : [[stockItemId, cents] as const];
      }),
    );
    const standing = flavoursIn(group);
    const known = new Set(standing.map(({ stockItemId }) => stockItemId));
    const removed = standing.filter(({ stockItemId }) => !prices.has(stockItemId));
    const repriced = standing.flatMap(({ optionId, stockItemId, priceCents }) => {
      const cents = prices.get(stockItemId);
      return cents === undefined || cents === priceCents ? [] : [{ optionId, priceCents: cents }];
    });
    const added = [...prices].flatMap(([stockItemId, priceCents]) =>
      known.has(stockItemId) ? [] : [{ stockItemId, priceCents }],
    );
    const { least, most, rule } = column;
    const count = (group?.options.length ?? 0) - removed.length + added.length;
    if (group === null && count === 0) return [];
    const isSame = group !== null && group.least === least && group.most === most && group.rule === rule;
    if (isSame && added.length + repriced.length + removed.length === 0) return [];
    const mostOfEach = group?.mostOfEach ?? MOST_OF_EACH_FLAVOUR;
    return [
      {
        ...{ sizeId, group, isGone: count === 0 && removed.length > 0, least, most, rule, added, repriced },
        removed: removed.map(({ optionId }) => optionId),
        fault: count === 0 ? null : groupFault({ least, most, mostOfEach }, count),
      },
    ];
  });
}

/** Each size of the product, or the product itself, with the group that holds its flavours. */
function columnsOf({ sizes, groups, links }: GridParts, productId: number) {
  const own = new Map(
    groups
      .filter((group) => group.productId === productId && group.name === FLAVOURS_NAME)
      .map((group) => [group.groupId, group]),
  );
  const ofProduct = sizes.filter((size) => size.productId === productId);
  const sizeIds = ofProduct.length === 0 ? [null] : ofProduct.map(({ sizeId }) => sizeId);
  return sizeIds.map((sizeId) => {
    const link = links.find(
      (each) => each.productId === productId && each.sizeId === sizeId && own.has(each.groupId),
    );
    return { sizeId, group: (link && own.get(link.groupId)) ?? null };
  });
}

type Flavour = OptionPart & { stockItemId: number };
function flavoursIn(group: GroupPart | null): Flavour[] {
  return (group?.options ?? []).filter((option): option is Flavour => option.stockItemId !== null);
}
