import { readReais } from '@comanda/domain/kit/cents/read-reais';
import type { CsvRow } from '../../../../platform/csv/read-csv.ts';
import { TEXTS } from '../texts.ts';

export interface NewArea {
  name: string;
  city: string;
  priceCents: number;
}

/** Maximum price; a higher one is a typing error. */
const DEAREST_CENTS = 999_99;

/** Parses `8,90`, `8.90` or `8` into cents; null for an invalid price. */
export function readPrice(word: string): number | null {
  const cents = readReais(word);
  return cents != null && cents <= DEAREST_CENTS ? cents : null;
}

/** Reads a list of name, city and price, with or without a heading. Returns the areas, or a fault with its line. */
export async function readAreas(
  rows: AsyncIterable<CsvRow>,
): Promise<{ areas: NewArea[] } | { fault: string }> {
  const areas: NewArea[] = [];
  for await (const { line, cells } of rows) {
    if (areas.length === 0 && /^(?:nome|bairro);cidade;(?:preço|valor)$/i.test(cells.join(';'))) continue;
    const [name = '', city = '', price = '', ...rest] = cells;
    if (name === '' || city === '' || price === '' || rest.some((cell) => cell !== ''))
      return { fault: TEXTS.badLine(line) };
    const priceCents = readPrice(price);
    if (priceCents === null) return { fault: TEXTS.badPrice(line, price) };
    areas.push({ name, city, priceCents });
  }
  return { areas };
}
