import { orderMoneyOf, type SoldMoney } from '../ledger/order-money.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { isCounted } from '../orders/quantity-words.ts';
import { searchable } from '../text/searchable.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { monthOf } from '../time/calendar-month.ts';

/** 'unpaid': it was to be paid online first, nobody did, and the store never saw it. */
export type SaleOutcome = 'open' | 'completed' | 'cancelled' | 'unpaid';
/** The ways an order counts by: prepaid, cash at the door, everything else at the door. */
export const SALE_WAYS = ['online', 'card', 'cash'] as const;
export type SaleWay = (typeof SALE_WAYS)[number];

/** The money of an order as reports have it. Integer cents: subtotal + delivery − discounts = online + card + cash. */
export interface SaleAmounts {
  /** Products and all fees but the delivery. */
  subtotalCents: number;
  /** Of the subtotal, what is no product: tips, service, small orders, whoever gets it. */
  otherFeesCents: number;
  deliveryCents: number;
  storeDiscountCents: number;
  sponsoredCents: number;
  onlineCents: number;
  cardCents: number;
  cashCents: number;
  /** What the provider keeps, rounded once for the order; 0 where nobody agreed on any. */
  commissionCents: number;
}

/** One order as figures are made of it. It names nobody. */
export interface OrderFact extends SaleAmounts {
  orderId: number;
  /** Operational day. */
  day: CalendarDate;
  /** Hour of the store's clock, 0–23. */
  hour: number;
  outcome: SaleOutcome;
  way: SaleWay;
  /** Its largest payment as the partner codes it: PIX, CREDIT, CASH …; 'NONE': nothing was paid. */
  method: string;
  isDelivery: boolean;
  /** A commission was agreed on, be it nothing. */
  hasTerms: boolean;
  cancelledBy: string | null;
  cancelCode: string | null;
  district: string | null;
  customerNo: number | null;
  /** Minutes that were enough until it was accepted, from accepted to sent, from made to the door; past the promised time: above 0, it was late. */
  acceptMinutes: number | null;
  kitchenMinutes: number | null;
  doorMinutes: number | null;
  lateMinutes: number | null;
  version: number;
}

/** What is read of an order for its fact. Times in epoch milliseconds. */
export interface FactOrder extends SoldMoney {
  orderId: number;
  status: OrderStatus;
  version: number;
  fulfilment: 'delivery' | 'pickup';
  createdAt: number;
  acceptedAt: number | null;
  sentAt: number | null;
  closedAt: number | null;
  promisedFor: number;
  cancelledBy: string | null;
  cancelCode: string | null;
  district: string | null;
  commissionCents: number;
  hasTerms: boolean;
  /** It waited for a payment and never got further. */
  isNeverPaid: boolean;
}

const largest = <Of>(all: readonly Of[], amountOf: (of: Of) => number): Of | undefined =>
  all.reduce<Of | undefined>(
    (most, one) => (most === undefined || amountOf(one) > amountOf(most) ? one : most),
    undefined,
  );

/** How an order counts: once, by its largest part; ties go to online before card before cash, and nothing paid is online. */
export function saleWayOf(paid: Pick<SaleAmounts, 'onlineCents' | 'cardCents' | 'cashCents'>): SaleWay {
  const parts = { online: paid.onlineCents, card: paid.cardCents, cash: paid.cashCents };
  return SALE_WAYS.reduce((most, way) => (parts[way] > parts[most] ? way : most));
}

/** The fact of an order. `kept` is what was decided once: its day and hour, and who it is of. */
export function orderFactOf(
  order: FactOrder,
  kept: { day: CalendarDate; hour: number; customerNo: number | null },
): OrderFact {
  const money = orderMoneyOf(order, []);
  const { partnerCents: onlineCents, cardCents, cashCents } = money;
  const payment = largest(order.payments, ({ cents }) => cents);
  const { orderId, version, fulfilment, cancelledBy, cancelCode, commissionCents, hasTerms } = order;
  const isDelivery = fulfilment === 'delivery';
  const outcome = outcomeOf(order);
  const isAtDoor = outcome === 'completed' && isDelivery;
  return {
    ...{ orderId, version, ...kept, outcome, isDelivery, commissionCents, hasTerms, cancelledBy, cancelCode },
    way: saleWayOf({ onlineCents, cardCents, cashCents }),
    method: payment?.method ?? 'NONE',
    subtotalCents: money.productsCents + money.otherFeesCents,
    otherFeesCents: money.otherFeesCents,
    deliveryCents: money.deliveryCents,
    storeDiscountCents: money.storeDiscountCents,
    sponsoredCents: money.sponsoredCents,
    ...{ onlineCents, cardCents, cashCents },
    district: isDelivery && order.district !== null ? order.district.trim() || null : null,
    acceptMinutes: minutesBetween(order.createdAt, order.acceptedAt),
    kitchenMinutes: minutesBetween(order.acceptedAt, order.sentAt),
    doorMinutes: isAtDoor ? minutesBetween(order.createdAt, order.closedAt) : null,
    lateMinutes: isAtDoor ? minutesBetween(order.promisedFor, order.closedAt) : null,
  };
}

function outcomeOf({ status, isNeverPaid }: Pick<FactOrder, 'status' | 'isNeverPaid'>): SaleOutcome {
  if (status === 'delivered') return 'completed';
  if (status !== 'cancelled') return 'open';
  return isNeverPaid ? 'unpaid' : 'cancelled';
}

const MOST_MINUTES = 32_767;

/** Whole minutes it took at most: 'in up to 3 minutes' is true of 2:01, and late is late by any moment. */
function minutesBetween(from: number | null, to: number | null): number | null {
  if (from === null || to === null) return null;
  const minutes = Math.ceil((to - from) / 60_000);
  // -0, which rounding up makes, is no number the database knows.
  return Math.max(-MOST_MINUTES, Math.min(MOST_MINUTES, minutes)) || 0;
}

/** Minutes of orders and promises kept: counted by month, on its first day, so that years of them are read at once. */
export const MONTHLY_KINDS = ['accept', 'kitchen', 'door', 'promise'] as const;
/** What orders are counted by beside their way of paying. */
export const COUNT_KINDS = [
  ...(['hour', 'method', 'district', 'item', 'reason', 'out', 'nobody'] as const),
  ...MONTHLY_KINDS,
] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

/** So many of something on a day; below zero where they are taken back. */
export interface SaleCount {
  kind: CountKind;
  day: CalendarDate;
  outcome: SaleOutcome;
  key: string;
  name: string;
  times: number;
  cents: number;
}

/** What of an order's items is counted. */
export interface FactItem {
  productId: number | null;
  name: string;
  quantity: number;
  unit: string;
  totalCents: number;
}

/** A name as it is told from others: without case, accents and stray spaces. */
export const foldedName = (name: string): string => searchable(name).replace(/\s+/g, ' ').trim();

/** What was sold as one thing: the product where it is known, otherwise what it is called. */
export const itemKeyOf = ({ productId, name }: Pick<FactItem, 'productId' | 'name'>): string =>
  productId === null ? `n:${foldedName(name)}` : `p:${productId}`;

/** All an order adds to the counts of its day. One that is open or was never paid adds nothing but what it was short of. */
export function countsOf(
  fact: OrderFact,
  items: readonly FactItem[],
  itemsOut: readonly string[],
): SaleCount[] {
  const { day, outcome } = fact;
  const paid = fact.onlineCents + fact.cardCents + fact.cashCents;
  const one = (kind: CountKind, key: string, name: string, times = 1, cents = paid): SaleCount => ({
    ...{ kind, day, outcome, key, name, times, cents },
  });
  // Once an order, however many of its items are called so.
  const out = new Map(itemsOut.map((name) => [foldedName(name), name]));
  const counts = [...out].map(([key, name]) => one('out', key, name, 1, 0));
  if (outcome === 'open' || outcome === 'unpaid') return counts;
  counts.push(one('hour', String(fact.hour), String(fact.hour)), one('method', fact.method, fact.method));
  if (outcome === 'cancelled') {
    const code = fact.cancelCode ?? 'NONE';
    return [...counts, one('reason', `${fact.cancelledBy ?? 'system'}:${code}`, code)];
  }
  if (fact.customerNo === null) counts.push(one('nobody', '', ''));
  if (fact.district !== null) counts.push(one('district', foldedName(fact.district), fact.district));
  for (const item of items) {
    const times = isCounted(item.unit) ? item.quantity : 1;
    counts.push(one('item', itemKeyOf(item), item.name, times, item.totalCents));
  }
  return [...counts, ...monthlyCountsOf(fact)];
}

function monthlyCountsOf({ day, outcome, ...fact }: OrderFact): SaleCount[] {
  const { acceptMinutes, kitchenMinutes, doorMinutes, lateMinutes } = fact;
  const keys = {
    ...{ accept: acceptMinutes, kitchen: kitchenMinutes, door: doorMinutes },
    promise: lateMinutes === null ? null : lateMinutes > 0 ? 'late' : 'kept',
  };
  return MONTHLY_KINDS.flatMap((kind) => {
    const key = keys[kind];
    if (key === null) return [];
    return [
      { kind, day: `${monthOf(day)}-01`, outcome, key: String(key), name: String(key), times: 1, cents: 0 },
    ];
  });
}
