import { readWeek, type TypedDay, type Week } from '@comanda/domain/store/hours/week';
import type { Catalogue, OptionGroup } from '../world/catalogue.ts';
import { closedDay } from '../world/opening-days.ts';
import type { GroupDraft, ProductDraft } from './menu-draft.ts';

/**
 * Makes menu products from the orders of simulated customers: code, name, price and choices. `more` adds other fields.
 */
export function soldIn({ mains, sides, drinks, desserts }: Catalogue) {
  const products = [...mains, ...sides, ...drinks, ...desserts];
  return (wanted: string, more: Partial<ProductDraft> = {}): ProductDraft => {
    const product = products.find(({ code }) => code === wanted);
    if (product === undefined) throw new Error(`nobody sells ${wanted}`);
    const { code, name, priceCents } = product;
    return { code, name, priceCents, groups: (product.groups ?? []).map(groupOf), ...more };
  };
}

/** A group of options. Their prices are added to the product's price. */
export function groupOf({ label, min, max, choices }: OptionGroup): GroupDraft {
  return { name: label, least: min, most: max, rule: 'sum', options: choices };
}

/** A week that is open only on these days; 0 is Sunday. */
export function onDays(days: Readonly<Record<number, TypedDay>>): Week {
  const read = readWeek(Array.from({ length: 7 }, (_, day) => days[day] ?? closedDay));
  if ('faults' in read) throw new Error('the hours overlap');
  return read.week;
}
