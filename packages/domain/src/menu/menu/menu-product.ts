import type { Schedule } from '../../store/hours/schedule.ts';
import type { PriceRule } from './price-rules.ts';
import type { Promotion } from './promotion.ts';

/**
 * Status set by users: sold; out for now and shown so; not shown; inactive (only sizes, groups and their
 * categories).
 */
export type SaleStatus = ShownStatus | KeptStatus;

/** Status of categories, products and links of groups to products. */
export type ShownStatus = 'active' | 'out' | 'hidden';

/** Status of sizes, groups of options and their categories. */
export type KeptStatus = 'active' | 'hidden' | 'inactive';

/** An ingredient or a flavour of products. */
export interface StockItem {
  stockItemId: number;
  name: string;
  isIn: boolean;
  /** When an item that is out returns automatically, in epoch milliseconds. Null: when a user says so. */
  backAt: number | null;
}

export interface MenuOption {
  optionId: number;
  name: string;
  priceCents: number;
  /** Null for an option without a stock item. */
  stockItem: StockItem | null;
}

/** Options to choose from: flavours, edges, extras. */
export interface OptionGroup {
  groupId: number;
  name: string;
  status: SaleStatus;
  /** Position among all groups of its product, for every size, from 0. A group without one comes first. */
  place?: number;
  /** Minimum and maximum number of choices, counted with quantities. A maximum of 0 is no limit. */
  least: number;
  most: number;
  rule: PriceRule;
  /** Maximum quantity of one option; 0 is no limit. */
  mostOfEach: number;
  options: readonly MenuOption[];
}

export interface ProductSize {
  sizeId: number;
  name: string;
  status: SaleStatus;
  priceCents: number;
  promotion: Promotion | null;
  /** Groups for this size only. */
  groups: readonly OptionGroup[];
}

export interface RecipeLine {
  stockItem: StockItem;
  /** The product is sold without a removable ingredient that is out. */
  isRemovable: boolean;
}

export interface MenuCategory {
  categoryId: number;
  name: string;
  status: SaleStatus;
  /** Null: always. */
  availability: Schedule | null;
}

/** A product with everything that decides its price and availability. */
export interface MenuProduct {
  productId: number;
  name: string;
  status: SaleStatus;
  category: MenuCategory;
  availability: Schedule | null;
  priceCents: number;
  promotion: Promotion | null;
  /** Remaining quantity; null: not counted. */
  left: number | null;
  /** Empty: the product itself has the price. */
  sizes: readonly ProductSize[];
  recipe: readonly RecipeLine[];
  /** Groups for every size. */
  groups: readonly OptionGroup[];
}

/** True when an item is in stock at `at`. */
export function isInAt({ isIn, backAt }: StockItem, at: number): boolean {
  return isIn || (backAt !== null && backAt <= at);
}

/** The options of a group that can be chosen at `at`. */
export function optionsInAt({ options }: OptionGroup, at: number): MenuOption[] {
  return options.filter(({ stockItem }) => stockItem === null || isInAt(stockItem, at));
}

/** Number of choices a group allows with these options; Infinity without a limit. */
export function choicesPossible(group: OptionGroup, options: readonly MenuOption[]): number {
  const each = group.mostOfEach === 0 ? Number.POSITIVE_INFINITY : group.mostOfEach;
  return options.length === 0 ? 0 : options.length * each;
}
