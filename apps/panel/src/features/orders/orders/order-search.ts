import { searchable } from '@comanda/domain/kit/text/searchable';
import type { OrderCard } from '@comanda/domain/orders/orders/order';

/**
 * Caches the folded text (without accents and case) of each order. A new version of an order is a new object
 * with its own entry.
 */
const foldedTexts = new WeakMap<OrderCard, string>();

function textOf(order: OrderCard): string {
  const known = foldedTexts.get(order);
  if (known !== undefined) return known;
  const lastDigits = (order.customerPhone ?? '').replace(/\D/g, '').slice(-4);
  const text = searchable(`${order.code} ${order.customerName} ${lastDigits} ${order.searchText}`);
  foldedTexts.set(order, text);
  return text;
}

/** Folds the texts of orders while the browser is idle. The first search is then as fast as later ones. */
export function foldAhead(orders: Iterable<OrderCard>): () => void {
  // Browsers without idle callbacks fold the texts during the first search.
  if (typeof window.requestIdleCallback !== 'function') return () => undefined;
  const rest = orders[Symbol.iterator]();
  let handle = 0;
  const goOn = () => {
    handle = window.requestIdleCallback((idle) => {
      while (idle.timeRemaining() > 2) {
        const { done, value } = rest.next();
        if (done) return;
        textOf(value);
      }
      goOn();
    });
  };
  goOn();
  return () => window.cancelIdleCallback(handle);
}

/** The terms of a search, without accents, case or the # before a code. */
export function searchTerms(query: string): readonly string[] {
  return searchable(query)
    .split(/\s+/)
    .map((term) => term.replace(/^#/, ''))
    .filter(Boolean);
}

/** True when the order's code, customer, last four phone digits or items contain every term. */
export function matchesSearch(order: OrderCard, terms: readonly string[]): boolean {
  const text = textOf(order);
  return terms.every((term) => text.includes(term));
}
