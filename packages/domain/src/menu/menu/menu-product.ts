import type { Schedule } from '../../store/hours/schedule.ts';
import type { FreePieces } from './free-pieces.ts';
import type { PriceRule } from './price-rules.ts';
import type { Promotion } from './promotion.ts';

/**
 * Status that users set. active: sold; out: shown, but not sold; hidden: not shown; inactive: archived (only
 * sizes, groups and categories of groups).
 */
export type SaleStatus = ShownStatus | LastingStatus;

/** Status of categories, products and links between groups and products. */
export type ShownStatus = 'active' | 'out' | 'hidden';

/** Status of sizes, option groups and categories of groups. */
export type LastingStatus = 'active' | 'hidden' | 'inactive';

/** An ingredient or a flavour. */
export interface StockItem {
  stockItemId: number;
  name: string;
  isIn: boolean;
  /** When the item automatically returns, in epoch milliseconds. Null: a user has to bring it back. */
  backAt: number | null;
}

export interface MenuOption {
  optionId: number;
  name: string;
  priceCents: number;
  /** Null: the option has no stock item. */
  stockItem: StockItem | null;
}

/** A group of options, e.g. flavours, crusts or extras. */
export interface OptionGroup extends FreePieces {
  groupId: number;
  name: string;
  status: SaleStatus;
  /**
   * Position among all groups of the product and its sizes, starting at 0. A group without a position comes
   * first.
   */
  place?: number;
  /** Minimum and maximum of the summed quantities. A maximum of 0 means no limit. */
  least: number;
  most: number;
  rule: PriceRule;
  /** Maximum quantity of one option; 0 means no limit. */
  mostOfEach: number;
  options: readonly MenuOption[];
}

export interface ProductSize {
  sizeId: number;
  name: string;
  status: SaleStatus;
  priceCents: number;
  promotion: Promotion | null;
  /** Groups that belong only to this size. */
  groups: readonly OptionGroup[];
}

export interface RecipeLine {
  stockItem: StockItem;
  /** When this ingredient is out, the product is sold without it. */
  isRemovable: boolean;
}

export interface MenuCategory {
  categoryId: number;
  name: string;
  status: SaleStatus;
  /** Null: available at any time. */
  availability: Schedule | null;
}

/** A product with all data that decides price and availability. */
export interface MenuProduct {
  productId: number;
  name: string;
  status: SaleStatus;
  category: MenuCategory;
  availability: Schedule | null;
  priceCents: number;
  promotion: Promotion | null;
  /** Pieces left; null: the product's pieces are not counted. */
  left: number | null;
  /** Empty when the product itself has the price. */
  sizes: readonly ProductSize[];
  recipe: readonly RecipeLine[];
  /** Groups that belong to every size. */
  groups: readonly OptionGroup[];
}

/** True when an item is in stock at `at`. */
export function isInAt({ isIn, backAt }: StockItem, at: number): boolean {
  return isIn || (backAt !== null && backAt <= at);
}

/** The available options of a group at `at`. */
export function optionsInAt({ options }: OptionGroup, at: number): MenuOption[] {
  return options.filter(({ stockItem }) => stockItem === null || isInAt(stockItem, at));
}

/** Maximum quantity that a customer can choose from a group with these options; Infinity without a limit. */
export function choicesPossible(group: OptionGroup, options: readonly MenuOption[]): number {
  const each = group.mostOfEach === 0 ? Number.POSITIVE_INFINITY : group.mostOfEach;
  return options.length === 0 ? 0 : options.length * each;
}
