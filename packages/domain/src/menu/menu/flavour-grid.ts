import { type GroupFault, groupFault } from './group-rules.ts';
import { FLAVOURS_NAME, type GroupPart, type MenuParts, type OptionPart } from './menu-parts.ts';
import type { PriceRule } from './price-rules.ts';

/** How customers choose the flavours of one size. `sizeId` is null for a product without sizes. */
export interface FlavourColumn {
  sizeId: number | null;
  /** Version of the group when the prices were read; null when there was no group. */
  version: number | null;
  least: number;
  most: number;
  rule: PriceRule;
}

export interface FlavourRow {
  stockItemId: number;
  /** The flavour's price in each column, in cents. Null when the size does not offer the flavour. */
  pricesCents: readonly (number | null)[];
}

/** Prices of flavours by size, as one table over several option groups. */
export interface FlavourGrid {
  columns: readonly FlavourColumn[];
  rows: readonly FlavourRow[];
}

/** The change that makes the group of one size match the grid. */
export interface FlavourChange {
  sizeId: number | null;
  /** Null: the group will be created. */
  group: GroupPart | null;
  /** True when the group is empty and must be deleted. */
  isDeleted: boolean;
  least: number;
  most: number;
  rule: PriceRule;
  added: readonly { stockItemId: number; priceCents: number }[];
  repriced: readonly { optionId: number; priceCents: number }[];
  removed: readonly number[];
  /** The fault in the group's limits; null without a fault. */
  fault: GroupFault | null;
}

/** Defaults for a new size: customers choose one or two flavours, and pay the mean of their prices. */
const FIRST = { least: 1, most: 2, rule: 'mean' } as const;
/** A customer can choose each flavour once, so the parts of a pizza have different flavours. */
export const MAX_OF_EACH_FLAVOUR = 1;

type GridParts = Pick<MenuParts, 'sizes' | 'groups' | 'links'>;

/**
 * The grid of a product: a column per size, and a row per flavour of any size. Rows have the sequence in
 * which flavours first appear.
 */
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
 * The changes that make the groups match the grid. Sizes that already match need no change. Options without a
 * stock item, and the sequence of options, do not change. Columns for sizes of other products are ignored.
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
    const current = flavoursIn(group);
    const known = new Set(current.map(({ stockItemId }) => stockItemId));
    const removed = current.filter(({ stockItemId }) => !prices.has(stockItemId));
    const repriced = current.flatMap(({ optionId, stockItemId, priceCents }) => {
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
    const mostOfEach = group?.mostOfEach ?? MAX_OF_EACH_FLAVOUR;
    return [
      {
        ...{
          sizeId,
          group,
          isDeleted: count === 0 && removed.length > 0,
          least,
          most,
          rule,
          added,
          repriced,
        },
        removed: removed.map(({ optionId }) => optionId),
        fault: count === 0 ? null : groupFault({ least, most, mostOfEach }, count),
      },
    ];
  });
}

/** Each size of the product (or the product itself, without sizes) with its group of flavours. */
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
