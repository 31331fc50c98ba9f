import { CANCEL_REASONS, NOT_ANSWERED, NOT_PAID, OTHER_REASON } from '../orders/cancel-reasons.ts';
import type { OrderCourier } from '../orders/courier-request.ts';
import type { OrderCard, OrderDetail } from '../orders/order.ts';
import { HIDDEN_FROM_VISITS } from '../orders/order-card.ts';
import { hideAddress, hideFields } from './hidden-customer.ts';

/** `Maria da Silva` → `M. S.`: enough to find an order during a support call. */
export function hideName(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return '•••';
  const initials = words.length === 1 ? [first] : [first, last];
  return initials.map((word) => `${[...word][0]}.`).join(' ');
}

/** A card for a support visitor: its progress, without names, phones or free texts. */
export function cardForVisitor(card: OrderCard): OrderCard {
  return { ...hideFields(card, HIDDEN_FROM_VISITS), customerName: hideName(card.customerName) };
}

const withoutPerson = (courier: OrderCourier): OrderCourier => ({
  ...courier,
  person: null,
  linkCode: null,
  trackingUrl: null,
  problem: null,
});

/** Returns the catalogue's text for a reason, because a typed reason may contain customers' names. */
function reasonInOurWords(code: string): string {
  const reason = [...CANCEL_REASONS, NOT_ANSWERED, NOT_PAID].find((each) => each.code === code);
  return reason === undefined || reason.code === OTHER_REASON ? '' : reason.label;
}

/**
 * An order for a support visitor: amounts, items and times, without the customer's identity and address, and
 * without texts that people typed.
 */
export function orderForVisitor<Order extends Omit<OrderDetail, 'customerLink'>>(order: Order): Order {
  return {
    ...order,
    ...cardForVisitor(order),
    isCustomerHidden: true,
    address: order.address === null ? null : hideAddress(order.address),
    writtenAddress: null,
    courier: order.courier === null ? null : withoutPerson(order.courier),
    items: order.items.map((item) => ({ ...item, note: null })),
    notes: null,
    pickupCode: null,
    cancellation:
      order.cancellation === null
        ? null
        : {
            ...order.cancellation,
            reasonText: reasonInOurWords(order.cancellation.reasonCode),
            carrier: order.cancellation.carrier === null ? null : { name: null, phone: null },
          },
    // The part after the dot is a typed text, which may name people.
    timeline: order.timeline.map((entry) => ({ ...entry, label: entry.label.split(' · ')[0] ?? '' })),
  };
}
