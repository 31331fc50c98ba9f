import { emptyOf, withoutPerson } from '../../kit/fields/fields.ts';
import { ADDRESS_FIELDS, type OrderAddress } from '../orders/order-address.ts';
import { CARD_FIELDS, HIDDEN_NEXT_DAY } from '../orders/order-card.ts';

/**
 * Start of the store's operational day (epoch ms). Users have no work left with orders closed before this
 * time.
 */
export type DayStart = number;

/**
 * True when the store's users cannot see the customer's phone and address: the order was closed before the operational
 * day that began at `dayStart` (epoch milliseconds).
 */
export function isCustomerHidden(order: { closedAt: number | null }, dayStart: DayStart): boolean {
  return order.closedAt !== null && order.closedAt < dayStart;
}

/**
 * `(11) 98765-4321` → `(11) •••••-••21`: enough digits to compare with a caller's number, but too few to call
 * the number.
 */
export function hidePhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').length;
  let place = 0;
  return phone.replace(/\d/g, (digit) => {
    place += 1;
    return place <= 2 || place > digits - 2 ? digit : '•';
  });
}

/** Reduces an address to district, city and state. */
export function hideAddress(address: OrderAddress): OrderAddress {
  const { district, city, state } = address;
  const town = [city, state].filter((part) => part !== '').join(' - ');
  return {
    ...withoutPerson(ADDRESS_FIELDS, address),
    formatted: [district, town].filter((part) => part !== '').join(', '),
  };
}

/** Copies a card with empty values in these fields. Only a phone number still shows some digits. */
export function hideFields<Card extends object>(
  card: Card,
  names: readonly (keyof typeof CARD_FIELDS)[],
): Card {
  const hidden = { ...card } as Record<string, unknown>;
  for (const name of names) {
    const value = hidden[name];
    if (value == null) continue;
    hidden[name] = name === 'customerPhone' ? hidePhone(String(value)) : emptyOf(CARD_FIELDS[name]);
  }
  return hidden as Card;
}

/** A card as the store's users see it on that day. Orders closed on earlier days have hidden fields. */
export function cardAsSeen<Card extends { closedAt: number | null }>(card: Card, dayStart: DayStart): Card {
  return isCustomerHidden(card, dayStart) ? hideFields(card, HIDDEN_NEXT_DAY) : card;
}

/** Reasons for an administrator to see hidden data, stored in the access log. */
export const VIEW_REASONS = ['complaint', 'delivery', 'payment', 'legal', 'customer-asked'] as const;
export type ViewReason = (typeof VIEW_REASONS)[number];
