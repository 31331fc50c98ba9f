import type { Catalogue, OptionGroup, PizzaMenu, Product } from './catalogue.ts';
import { ITEM_NOTES } from './notes.ts';
import type { Random } from './random.ts';

export interface BasketOption {
  name: string;
  priceCents: number;
}

/** One line of an order, before it becomes a document. */
export interface BasketItem {
  code: string;
  name: string;
  unit: 'UN' | 'KG';
  quantity: number;
  unitPriceCents: number;
  options: BasketOption[];
  note: string | null;
}

const HALVES: Record<number, string> = { 2: '½', 3: '⅓' };

/** Fills a random basket from a menu: a meal or two, perhaps with a side, a drink and a dessert. */
export function fillBasket(random: Random, catalogue: Catalogue): BasketItem[] {
  const items: BasketItem[] = [];
  const meals = random.weighted([
    { count: 1, weight: 62 },
    { count: 2, weight: 28 },
    { count: 3, weight: 8 },
    { count: 4, weight: 2 },
  ]).count;
  for (let meal = 0; meal < meals; meal += 1) items.push(mealOf(random, catalogue));
  if (random.chance(0.18)) items.push(productItem(random, random.weighted(catalogue.sides)));
  if (random.chance(0.55)) items.push(drinkItem(random, catalogue));
  if (random.chance(0.1)) items.push(drinkItem(random, catalogue));
  if (random.chance(0.14)) items.push(productItem(random, random.weighted(catalogue.desserts)));
  return items;
}

/** Adds items until the basket has this value in cents. */
export function fillUp(
  random: Random,
  catalogue: Catalogue,
  { basket, minCents }: { basket: BasketItem[]; minCents: number },
): void {
  while (basketCents(basket) < minCents) basket.push(mealOf(random, catalogue));
}

/** Σ quantity × (unit price + options) of a basket, in cents. */
export function basketCents(items: readonly BasketItem[]): number {
  return items.reduce((total, item) => total + itemCents(item), 0);
}

export function itemCents(item: BasketItem): number {
  return Math.round(item.quantity * (item.unitPriceCents + optionsCents(item)));
}

export function optionsCents(item: BasketItem): number {
  return item.options.reduce((total, option) => total + option.priceCents, 0);
}

function mealOf(random: Random, { pizzas, mains }: Catalogue): BasketItem {
  if (pizzas !== null && random.chance(0.85)) return pizzaItem(random, pizzas);
  return productItem(random, random.weighted(mains));
}

function pizzaItem(random: Random, menu: PizzaMenu): BasketItem {
  const size = random.weighted(menu.sizes);
  const parts = random.chance(0.45) ? random.int(1, size.maxFlavours) : 1;
  const flavours = new Set(Array.from({ length: parts }, () => random.weighted(menu.flavours)));
  const names = [...flavours].map(({ name }) =>
    flavours.size === 1 ? name : `${HALVES[flavours.size]} ${name}`,
  );
  const unitPriceCents = Math.max(...[...flavours].map(({ tier }) => size.priceCents[tier]));
  return {
    code: menu.code,
    name: size.name,
    unit: 'UN',
    quantity: 1,
    unitPriceCents,
    options: [...names.map((name) => ({ name, priceCents: 0 })), ...chooseOptions(random, menu.border)],
    note: noteOf(random),
  };
}

function drinkItem(random: Random, { drinks }: Catalogue): BasketItem {
  const item = productItem(random, random.weighted(drinks));
  return { ...item, quantity: random.chance(0.25) ? 2 : 1, note: null };
}

function productItem(random: Random, product: Product): BasketItem {
  const isSmall = product.priceCents < 1000 && product.groups === undefined;
  return {
    code: product.code,
    name: product.name,
    unit: product.isByKilo ? 'KG' : 'UN',
    quantity: product.isByKilo ? random.int(2, 6) / 4 : isSmall && random.chance(0.6) ? random.int(2, 6) : 1,
    unitPriceCents: product.priceCents,
    options: (product.groups ?? []).flatMap((group) => chooseOptions(random, group)),
    note: noteOf(random),
  };
}

function chooseOptions(random: Random, group: OptionGroup): BasketOption[] {
  const count = random.chance(group.appetite) ? random.int(Math.max(group.min, 1), group.max) : group.min;
  const chosen = new Set(Array.from({ length: count }, () => random.weighted(group.choices)));
  return [...chosen].map(({ name, priceCents }) => ({
    name: group.label === '' ? name : `${group.label}: ${name}`,
    priceCents,
  }));
}

function noteOf(random: Random): string | null {
  return random.chance(0.14) ? random.pick(ITEM_NOTES) : null;
}
