import { readWeek, type TypedDay, type Week } from '@comanda/domain/hours/week';
import type { Catalogue, OptionGroup } from '../world/catalogue.ts';
import { closedDay } from '../world/opening-days.ts';
import type { GroupDraft, ProductDraft } from './menu-draft.ts';

/** What simulated customers order, as the menu has it: code, name, price and choices; `more` says the rest. */
export function soldIn({ mains, sides, drinks, desserts }: Catalogue) {
  const products = [...mains, ...sides, ...drinks, ...desserts];
  return (wanted: string, more: Partial<ProductDraft> = {}): ProductDraft => {
    const product = products.find(({ code }) => code === wanted);
    if (product === undefined) throw new Error(`nobody sells ${wanted}`);
    const { code, name, priceCents } = product;
    return { code, name, priceCents, groups: (product.groups ?? []).map(groupOf), ...more };
  };
}

/** Choices whose prices add to the product's. */
export function groupOf({ label, min, max, choices }: OptionGroup): GroupDraft {
  return { name: label, least: min, most: max, rule: 'sum', options: choices };
}

/** A week on which these days alone are open, 0 for Sunday. */
export function onDays(days: Readonly<Record<number, TypedDay>>): Week {
  const read = readWeek(Array.from({ length: 7 }, (_, day) => days[day] ?? closedDay));
  if ('faults' in read) throw new Error('the hours overlap');
  return read.week;
}
