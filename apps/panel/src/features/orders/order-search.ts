import type { OrderCard } from '@comanda/domain/orders/order';
import { searchable } from '@comanda/domain/orders/order-document';

/** The text of each order is folded once; a new version is a new object and gets its own entry. */
const foldedTexts = new WeakMap<OrderCard, string>();

function textOf(order: OrderCard): string {
  const known = foldedTexts.get(order);
  if (known !== undefined) return known;
  const lastDigits = (order.customerPhone ?? '').replace(/\D/g, '').slice(-4);
  const text = searchable(`${order.code} ${order.customerName} ${lastDigits} ${order.searchText}`);
  foldedTexts.set(order, text);
  return text;
}

/** The words of a search, without accents, case or the # people read before a code. */
export function searchTerms(query: string): readonly string[] {
  return searchable(query)
    .split(/\s+/)
    .map((term) => term.replace(/^#/, ''))
    .filter(Boolean);
}

/** True when every term stands in the order's code, customer, last four phone digits or items. */
export function matchesSearch(order: OrderCard, terms: readonly string[]): boolean {
  const text = textOf(order);
  return terms.every((term) => text.includes(term));
}
