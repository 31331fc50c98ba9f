import type { Schedule } from '../../../store/hours/schedule.ts';
import type { MenuOption, MenuProduct, OptionGroup, ProductSize, StockItem } from '../menu-product.ts';

export const aStockItem = (over: Partial<StockItem> = {}): StockItem => ({
  stockItemId: 1,
  name: 'Calabresa',
  isIn: true,
  backAt: null,
  ...over,
});

export const anOption = (over: Partial<MenuOption> = {}): MenuOption => ({
  optionId: 1,
  name: 'Calabresa',
  priceCents: 0,
  stockItem: null,
  ...over,
});

export const aGroup = (over: Partial<OptionGroup> = {}): OptionGroup => ({
  groupId: 1,
  name: 'Sabores',
  status: 'active',
  least: 0,
  most: 0,
  rule: 'sum',
  mostOfEach: 0,
  free: 0,
  freeOrder: 'cheapest',
  options: [],
  ...over,
});

export const aSize = (over: Partial<ProductSize> = {}): ProductSize => ({
  sizeId: 1,
  name: 'Grande',
  status: 'active',
  priceCents: 0,
  promotion: null,
  groups: [],
  ...over,
});

/** A burger for R$ 20,00 that is always sold. Each test overrides the fields that matter for it. */
export const aProduct = (over: Partial<MenuProduct> = {}): MenuProduct => ({
  productId: 1,
  name: 'X-Burger',
  status: 'active',
  category: { categoryId: 1, name: 'Lanches', status: 'active', availability: null },
  availability: null,
  priceCents: 2000,
  promotion: null,
  left: null,
  sizes: [],
  recipe: [],
  groups: [],
  ...over,
});

/** Makes weekly hours in the time of São Paulo; 0 is Sunday. Hours above 24 belong to the next day. */
export const hoursOn = (days: Record<number, readonly (readonly [number, number])[]>): Schedule => ({
  timeZone: 'America/Sao_Paulo',
  week: Array.from({ length: 7 }, (_, day) => ({
    isOpen: days[day] !== undefined,
    periods: (days[day] ?? []).map(([from, to]) => ({ start: from * 60, end: to * 60 })),
  })),
  specialDates: new Map(),
});
