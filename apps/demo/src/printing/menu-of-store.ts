import type { Catalogue } from '../world/catalogue.ts';
import type { DemoStore } from '../world/demo-store.ts';

/** One category as `provedor cardapio categorias` reads it. */
export interface CategoryDocument {
  id: number;
  nome: string;
  itens: string[];
}

/** The menu's categories with the codes of their items, in the order of the menu. */
export function menuOfStore({ catalogue, sections }: DemoStore): CategoryDocument[] {
  const codes = codesOf(catalogue);
  return sections.map(({ categoryId, name, prefixes }) => ({
    id: categoryId,
    nome: name,
    itens: codes.filter((code) => prefixes.includes(code.split('-', 1)[0] ?? '')),
  }));
}

/** Of everything that is sold, each once. */
export function codesOf({ pizzas, mains, sides, drinks, desserts }: Catalogue): string[] {
  const products = [...(pizzas === null ? [] : [pizzas]), ...mains, ...sides, ...drinks, ...desserts];
  return [...new Set(products.map(({ code }) => code))];
}
