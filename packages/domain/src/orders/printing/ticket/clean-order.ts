import { emptyOf, mapFields } from '../../../kit/fields/fields.ts';
import { ADDRESS_FIELDS, type OrderAddress } from '../../orders/order-address.ts';
import { cleanLines, cleanName, cleanText } from './clean-text.ts';
import type { PrintedItem, PrintedOrder } from './printed-order.ts';

/**
 * Cleans all texts from outside once, so that later code can trust them. Blank texts become null. Notes retain their
 * line breaks.
 */
export function cleanOrder(order: PrintedOrder): PrintedOrder {
  const { address } = order;
  return {
    ...order,
    storeName: cleanName(order.storeName, 'Loja'),
    code: cleanName(order.code, '?'),
    customerName: cleanName(order.customerName, 'Cliente sem nome'),
    customerPhone: orNull(cleanText(order.customerPhone ?? '')),
    district: orNull(cleanText(order.district ?? '')),
    address: address && cleanAddress(address),
    items: order.items.map(cleanItem),
    amounts: order.amounts.map(({ label, cents }) => ({ label: cleanName(label, 'Outros'), cents })),
    payments: order.payments.map((payment) => ({
      ...payment,
      label: cleanName(payment.label, 'Outra forma'),
    })),
    notes: noteOf(withoutPlace(order)),
    pickupCode: orNull(cleanText(order.pickupCode ?? '')),
    place: orNull(cleanText(order.place ?? '')),
    currency: order.currency && cleanName(order.currency, '?'),
    origin: orNull(cleanText(order.origin ?? '')),
    cancellationReason: noteOf(order.cancellationReason),
  };
}

/** Copies and cleans only declared fields, so that no other text can reach a ticket. */
function cleanAddress(address: OrderAddress): OrderAddress {
  return mapFields(ADDRESS_FIELDS, address, (value, field) => {
    if (value == null) return emptyOf(field);
    if (typeof value !== 'string') return value;
    const clean = field.hasLines ? cleanLines(value).join('\n') : cleanText(value);
    return clean === '' ? emptyOf(field) : clean;
  });
}

function cleanItem(item: PrintedItem): PrintedItem {
  return {
    ...item,
    name: cleanName(item.name, 'Item sem nome'),
    // Cleaned a second time, because the lower case of some printable letters is not printable.
    unit: cleanText(cleanText(item.unit).toLowerCase()),
    note: noteOf(item.note),
    options: item.options.map((option) => ({
      ...option,
      name: cleanName(option.name, 'Opção sem nome'),
      note: noteOf(option.note),
    })),
  };
}

/** Removes the table from the notes of indoor orders, because the table has a row of its own. */
function withoutPlace({ notes, place }: PrintedOrder): string | null {
  if (notes === null || place === null) return notes;
  const first = `No local: ${place}`;
  return notes === first || notes.startsWith(`${first}\n`) ? notes.slice(first.length) : notes;
}

function noteOf(text: string | null): string | null {
  return orNull(cleanLines(text).join('\n'));
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
