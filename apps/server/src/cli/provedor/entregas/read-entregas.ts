import type { CsvRow } from '../../../platform/csv/read-csv.ts';
import { isLocalHost } from '../../../platform/local-host.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { ENTREGAS } from './entregas-texts.ts';

type Options = Readonly<Record<string, string | undefined>>;

/** An option that must be there. */
export function required(options: Options, name: string): string {
  const value = options[name]?.trim();
  if (!value) throw new Complaint(ENTREGAS.missing(name), EXIT.misused);
  return value;
}

/**
 * Address of a service without its last slash; the standard's paths follow it. Only https to a public name, unless
 * services of our own network are allowed: the account's secret goes there, and a cloud's own addresses hand out keys.
 */
export function serviceUrl(text: string, allowed: { mayUseLocalServices: boolean }): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === '';
  if (!isPlain) throw new Complaint(ENTREGAS.badUrl);
  const isOutside = url.protocol === 'https:' && !isLocalHost(url.hostname);
  if (!isOutside && !allowed.mayUseLocalServices) throw new Complaint(ENTREGAS.localUrl);
  return url.href.replace(/\/+$/, '');
}

/** Where the store is, in degrees; both or none. */
export function coordinates({ lat, lng }: Options): { latitude: number | null; longitude: number | null } {
  if (lat === undefined && lng === undefined) return { latitude: null, longitude: null };
  const [latitude = Number.NaN, longitude = Number.NaN] = [lat, lng].map((degrees) =>
    degrees ? Number(degrees.replace(',', '.')) : Number.NaN,
  );
  // Not-a-numbers are never within.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw new Complaint(ENTREGAS.badPlace);
  return { latitude, longitude };
}

/** `8,90`, `8.90` or `8`, in cents. */
export function priceCents(word: string): number {
  const [, reais = '', cents = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(word.trim()) ?? [];
  if (reais === '') throw new Complaint(ENTREGAS.badPrice(word), EXIT.misused);
  return Number(reais) * 100 + Number(cents.padEnd(2, '0'));
}

/** Rows of name, city and price, with or without a heading. */
export async function areaRows(
  rows: AsyncIterable<CsvRow>,
): Promise<{ name: string; city: string; priceCents: number }[]> {
  const areas = [];
  for await (const { line, cells } of rows) {
    if (areas.length === 0 && /^(?:nome|bairro);cidade;(?:preço|valor)$/i.test(cells.join(';'))) continue;
    const [name = '', city = '', price = '', ...rest] = cells;
    if (name === '' || city === '' || price === '' || rest.some((cell) => cell !== '')) {
      throw new Complaint(ENTREGAS.badLine(line));
    }
    areas.push({ name, city, priceCents: priceCents(price) });
  }
  return areas;
}
