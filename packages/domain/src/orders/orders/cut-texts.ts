import type { Field, Fields } from '../../kit/fields/fields.ts';
import { DOCUMENT_PARTS, ITEM_PARTS, OPTION_PARTS, type Parts } from './document-parts.ts';
import type { NewOrder } from './new-order.ts';
import { ADDRESS_FIELDS } from './order-address.ts';
import { CARD_FIELDS } from './order-card.ts';
import type { CutText } from './order-document.ts';

/** Maximum lengths in characters by name. Screens, tickets and courier services can show texts of this length. */
type Limits = Readonly<Record<string, number>>;

function limitsIn(fields: Fields | Parts): Limits {
  return Object.fromEntries(
    Object.entries<Field | Parts[string]>(fields).flatMap(([name, { longest }]) =>
      longest === undefined ? [] : [[name, longest]],
    ),
  );
}

const OF_ORDER: Limits = { ...limitsIn(CARD_FIELDS), ...limitsIn(DOCUMENT_PARTS) };
/**
 * Limits that apply only inside these parts of an order: a field with the same name may have a different
 * limit in other parts.
 */
const INSIDE: Readonly<Record<string, Limits>> = {
  items: limitsIn(ITEM_PARTS),
  options: limitsIn(OPTION_PARTS),
  address: limitsIn(ADDRESS_FIELDS),
};
const limitsOf = (name: string, around: Limits) => INSIDE[name] ?? around;

/** Maximum length of a text whose field declares no limit. */
export const OTHER_TEXTS = 300;
const MARK = '…';

/**
 * Cuts texts that are too long, and adds a mark at the cut. The document also stores the full texts, so that
 * no word is lost. A long text is no reason to refuse an order. Ids are not cut.
 */
export function cutTexts(order: NewOrder): NewOrder {
  const { externalId, customerId, ...texts } = order;
  if (!hasLong(texts, '', OF_ORDER)) return { ...texts, externalId, customerId };
  const uncut: CutText[] = [];
  // The cast is safe, because cutting changes only texts, never the object's shape.
  const short = cut(texts, { name: '', limits: OF_ORDER, path: [] }, uncut) as typeof texts;
  return { ...short, document: { ...short.document, uncut }, externalId, customerId };
}

/** Fast path without allocation, because nearly all orders have no long text. */
function hasLong(value: unknown, name: string, limits: Limits): boolean {
  if (typeof value === 'string') return value.length > longestOf(name, limits);
  if (Array.isArray(value)) return value.some((part) => hasLong(part, name, limits));
  if (value === null || typeof value !== 'object') return false;
  for (const key in value)
    if (hasLong((value as Record<string, unknown>)[key], key, limitsOf(key, limits))) return true;
  return false;
}

const longestOf = (name: string, limits: Limits) => limits[name] ?? OTHER_TEXTS;

/** A value's field name, its path in the order, and the limits that apply there. */
interface Place {
  name: string;
  limits: Limits;
  path: readonly (string | number)[];
}

function cut(value: unknown, place: Place, uncut: CutText[]): unknown {
  const { name, limits, path } = place;
  if (typeof value === 'string') {
    const longest = longestOf(name, limits);
    if (value.length <= longest) return value;
    uncut.push({ field: path.join('.'), text: value });
    // The cut must not split a surrogate pair.
    const end = longest - MARK.length;
    return value.slice(0, /[\uD800-\uDBFF]/.test(value.charAt(end - 1)) ? end - 1 : end).trimEnd() + MARK;
  }
  if (Array.isArray(value))
    return value.map((part, index) => cut(part, { ...place, path: [...path, index] }, uncut));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      cut(part, { name: key, limits: limitsOf(key, limits), path: [...path, key] }, uncut),
    ]),
  );
}
