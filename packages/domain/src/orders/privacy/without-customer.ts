import { emptyOf, withoutPerson } from '../../kit/fields/fields.ts';
import { DOCUMENT_PARTS, ITEM_PARTS, OPTION_PARTS, partsThatAre } from '../orders/document-parts.ts';
import type { NewOrder } from '../orders/new-order.ts';
import { ADDRESS_FIELDS, type OrderAddress } from '../orders/order-address.ts';
import { CARD_FIELDS, goingWith } from '../orders/order-card.ts';

/** The customer's name in anonymous orders. */
export const ANONYMOUS = 'Cliente';

const PERSONAL = [...goingWith('contacts'), ...goingWith('names')];
const EMPTIED = { document: DOCUMENT_PARTS, item: ITEM_PARTS, option: OPTION_PARTS };

/**
 * Returns a new order without its customer, like an order after an erasure: items, sums, times, district and
 * city stay. Used when a partner sends an order of an erased customer again.
 */
export function withoutCustomer(order: NewOrder): NewOrder {
  const personal = PERSONAL.filter((name) => name in order);
  const empty = Object.fromEntries(personal.map((name) => [name, emptyOf(CARD_FIELDS[name])]));
  const { items, address } = order.document;
  const document = {
    ...emptied('document', order.document),
    items: items.map((item) => ({
      ...emptied('item', item),
      options: item.options.map((option) => emptied('option', option)),
    })),
    address: address && withoutStreet(address),
  };
  for (const name of partsThatAre('dropped', DOCUMENT_PARTS)) Reflect.deleteProperty(document, name);
  return { ...order, ...empty, customerName: ANONYMOUS, document };
}

function withoutStreet(address: OrderAddress): OrderAddress {
  const { district, city } = address;
  return {
    ...withoutPerson(ADDRESS_FIELDS, address),
    formatted: [district, city].filter((part) => part !== '').join(', '),
  };
}

function emptied<Whole extends object>(what: keyof typeof EMPTIED, whole: Whole): Whole {
  const names = partsThatAre('emptied', EMPTIED[what]);
  return { ...whole, ...Object.fromEntries(names.map((name) => [name, null])) };
}
