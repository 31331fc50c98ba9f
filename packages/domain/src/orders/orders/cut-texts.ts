import type { NewOrder } from './new-order.ts';
import type { CutText } from './order-document.ts';

/**
 * Maximum lengths in characters, by the last part of the field's path. Screens, tickets and services of couriers can
 * show this much.
 */
const LONGEST: Readonly<Record<string, number>> = {
  code: 40,
  customerName: 120,
  customerPhone: 40,
  origin: 60,
  number: 40,
  postalCode: 20,
  state: 40,
  city: 120,
  district: 120,
  pickupCode: 40,
  place: 120,
  note: 2000,
  notes: 4000,
  formatted: 600,
};
const OTHERS = 300;
const MARK = '…';

/**
 * Cuts texts that are too long and ends them with the mark. The document also stores the full texts, so that no word
 * is lost. A long text is no reason to refuse an order. Ids are not cut.
 */
export function cutTexts(order: NewOrder): NewOrder {
  const { externalId, customerId, ...texts } = order;
  if (!hasLong(texts, '')) return { ...texts, externalId, customerId };
  const uncut: CutText[] = [];
  // The cut changes texts, never the object's shape, so the cast is safe.
  const short = cut(texts, '', [], uncut) as typeof texts;
  return { ...short, document: { ...short.document, uncut }, externalId, customerId };
}

/** Fast path without allocation, because nearly all orders have no long text. */
function hasLong(value: unknown, name: string): boolean {
  if (typeof value === 'string') return value.length > longestOf(name);
  if (Array.isArray(value)) return value.some((part) => hasLong(part, name));
  if (value === null || typeof value !== 'object') return false;
  for (const key in value) if (hasLong((value as Record<string, unknown>)[key], key)) return true;
  return false;
}

const longestOf = (name: string) => LONGEST[name] ?? OTHERS;

function cut(value: unknown, name: string, path: readonly (string | number)[], uncut: CutText[]): unknown {
  if (typeof value === 'string') {
    const longest = longestOf(name);
    if (value.length <= longest) return value;
    uncut.push({ field: path.join('.'), text: value });
    // The cut must not split a surrogate pair.
    const end = longest - MARK.length;
    return value.slice(0, /[\uD800-\uDBFF]/.test(value.charAt(end - 1)) ? end - 1 : end).trimEnd() + MARK;
  }
  if (Array.isArray(value)) return value.map((part, index) => cut(part, name, [...path, index], uncut));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, cut(part, key, [...path, key], uncut)]),
  );
}
