import type { Schedule } from '../hours/schedule.ts';
import type { PriceRule } from './price-rules.ts';
import type { Promotion } from './promotion.ts';

/** What people set: sold; out for now, shown so; not shown at all; put away (sizes, groups and their categories only). */
export type SaleStatus = ShownStatus | KeptStatus;

/** Of categories, products and the links of groups to products. */
export type ShownStatus = 'active' | 'out' | 'hidden';

/** Of sizes, groups of options and their categories. */
export type KeptStatus = 'active' | 'hidden' | 'inactive';

/** Something products are made of or offer. */
export interface StockItem {
  stockItemId: number;
  name: string;
  isIn: boolean;
  /** When one that is out is in again, in epoch milliseconds; null: when somebody says so. */
  backAt: number | null;
}

export interface MenuOption {
  optionId: number;
  name: string;
  priceCents: number;
  /** Null of an option that is of no stock item. */
  stockItem: StockItem | null;
}

/** Options to choose from: flavours, edges, extras. */
export interface OptionGroup {
  groupId: number;
  name: string;
  status: SaleStatus;
  /** Where it stands among all that its product asks, of every size, from 0; one that does not say so comes first. */
  place?: number;
  /** Fewest and most choices, counted with their quantities; a most of 0 is without limit. */
  least: number;
  most: number;
  rule: PriceRule;
  /** How often one option may be chosen; 0 is without limit. */
  mostOfEach: number;
  options: readonly MenuOption[];
}

export interface ProductSize {
  sizeId: number;
  name: string;
  status: SaleStatus;
  priceCents: number;
  promotion: Promotion | null;
  /** Groups that are asked for with this size only. */
  groups: readonly OptionGroup[];
}

export interface RecipeLine {
  stockItem: StockItem;
  /** A removable one that is out leaves the product sold without it. */
  isRemovable: boolean;
}

export interface MenuCategory {
  categoryId: number;
  name: string;
  status: SaleStatus;
  /** Null: always. */
  availability: Schedule | null;
}

/** A product with all that decides what it costs and whether it is sold. */
export interface MenuProduct {
  productId: number;
  name: string;
  status: SaleStatus;
  category: MenuCategory;
  availability: Schedule | null;
  priceCents: number;
  promotion: Promotion | null;
  /** How many are left; null: not counted. */
  left: number | null;
  /** None: the product itself has the price. */
  sizes: readonly ProductSize[];
  recipe: readonly RecipeLine[];
  /** Groups that are asked for with every size. */
  groups: readonly OptionGroup[];
}

/** Whether an item can be used at `at`. */
export function isInAt({ isIn, backAt }: StockItem, at: number): boolean {
  return isIn || (backAt !== null && backAt <= at);
}

/** Those of a group's options that can be chosen at `at`. */
export function optionsInAt({ options }: OptionGroup, at: number): MenuOption[] {
  return options.filter(({ stockItem }) => stockItem === null || isInAt(stockItem, at));
}

/** How many choices a group allows with these options, as a number; Infinity without limit. */
export function choicesPossible(group: OptionGroup, options: readonly MenuOption[]): number {
  const each = group.mostOfEach === 0 ? Number.POSITIVE_INFINITY : group.mostOfEach;
  return options.length === 0 ? 0 : options.length * each;
}
