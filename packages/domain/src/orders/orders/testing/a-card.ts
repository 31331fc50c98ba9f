import { emptyOf } from '../../../kit/fields/fields.ts';
import type { OrderCard } from '../order.ts';
import { BROUGHT, type BroughtCard, CARD_FIELDS, newCard } from '../order-card.ts';

const EMPTY = Object.fromEntries(BROUGHT.map((name) => [name, emptyOf(CARD_FIELDS[name])]));

/**
 * A delivery that just arrived, with empty fields except `over`. A new field of `CARD_FIELDS` needs no change
 * here.
 */
export function aCard(over: Partial<OrderCard> = {}): OrderCard {
  const brought = { ...EMPTY, status: 'pending', fulfilment: 'delivery', differences: [] };
  return { ...newCard(1, brought as unknown as BroughtCard), ...over };
}
