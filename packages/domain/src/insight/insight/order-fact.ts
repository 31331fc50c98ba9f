import { searchable } from '../../kit/text/searchable.ts';
import type { CalendarDate } from '../../kit/time/calendar-date.ts';
import { monthOf } from '../../kit/time/calendar-month.ts';
import { orderMoneyOf, type SoldMoney } from '../../money/ledger/order-money.ts';
import type { OrderStatus } from '../../orders/orders/order-status.ts';
import { isCounted } from '../../orders/orders/quantity-words.ts';

/** 'unpaid': the online payment never arrived, so the store never saw the order. */
export type SaleOutcome = 'open' | 'completed' | 'cancelled' | 'unpaid';
/** How an order is paid. `online`: prepaid; `cash`: cash on delivery; `card`: any other payment on delivery. */
export const SALE_METHODS = ['online', 'card', 'cash'] as const;
export type SaleWay = (typeof SALE_METHODS)[number];

/** The money of an order in reports. Integer cents: subtotal + delivery − discounts = online + card + cash. */
export interface SaleAmounts {
  /** Products and all fees except the delivery. */
  subtotalCents: number;
  /** The fees that the subtotal includes: tips, service and minimum-order fees, no matter who receives them. */
  otherFeesCents: number;
  deliveryCents: number;
  storeDiscountCents: number;
  sponsoredCents: number;
  onlineCents: number;
  cardCents: number;
  cashCents: number;
  /** The provider's commission, rounded once per order; 0 without agreed terms. */
  commissionCents: number;
}

/** An order as one row of the reports. It contains no names or contact data. */
export interface OrderFact extends SaleAmounts {
  orderId: number;
  /** Operational day of the order's creation. */
  day: CalendarDate;
  /** Hour in the store's time zone, 0–23. */
  hour: number;
  outcome: SaleOutcome;
  way: SaleWay;
  /** The partner's code of the largest payment: PIX, CREDIT, CASH …; 'NONE' without a payment. */
  method: string;
  isDelivery: boolean;
  /** True when a commission was agreed, even of 0 %. */
  hasTerms: boolean;
  cancelledBy: string | null;
  cancelCode: string | null;
  district: string | null;
  customerNo: number | null;
  /**
   * Whole minutes, rounded up: to the acceptance, from acceptance to sending, from creation to delivery.
   * `promiseMinutes` counts from the promised time; above 0 means late.
   */
  acceptMinutes: number | null;
  kitchenMinutes: number | null;
  doorMinutes: number | null;
  lateMinutes: number | null;
  version: number;
}

/** The fields of an order that the report row is computed from. Times in epoch milliseconds. */
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
  /** True: the order waited for a payment that never arrived. */
  isNeverPaid: boolean;
}

const largest = <Of>(all: readonly Of[], amountOf: (of: Of) => number): Of | undefined =>
  all.reduce<Of | undefined>(
    (max, one) => (max === undefined || amountOf(one) > amountOf(max) ? one : max),
    undefined,
  );

/**
 * The payment way of an order: the way of its largest payment. On a tie, online wins, then card, then cash.
 * An order without a payment counts as online.
 */
export function saleWayOf(paid: Pick<SaleAmounts, 'onlineCents' | 'cardCents' | 'cashCents'>): SaleWay {
  const parts = { online: paid.onlineCents, card: paid.cardCents, cash: paid.cashCents };
  return SALE_METHODS.reduce((max, way) => (parts[way] > parts[max] ? way : max));
}

/**
 * Computes the report row of an order. `stored` has day, hour and the customer's number, which are computed
 * only once.
 */
export function orderFactOf(
  order: FactOrder,
  stored: { day: CalendarDate; hour: number; customerNo: number | null },
): OrderFact {
  const money = orderMoneyOf(order, []);
  const { partnerCents: onlineCents, cardCents, cashCents } = money;
  const payment = largest(order.payments, ({ cents }) => cents);
  const { orderId, version, fulfilment, cancelledBy, cancelCode, commissionCents, hasTerms } = order;
  const isDelivery = fulfilment === 'delivery';
  const outcome = outcomeOf(order);
  const isOnDelivery = outcome === 'completed' && isDelivery;
  return {
    ...{
      orderId,
      version,
      ...stored,
      outcome,
      isDelivery,
      commissionCents,
      hasTerms,
      cancelledBy,
      cancelCode,
    },
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
    doorMinutes: isOnDelivery ? minutesBetween(order.createdAt, order.closedAt) : null,
    lateMinutes: isOnDelivery ? minutesBetween(order.promisedFor, order.closedAt) : null,
  };
}

function outcomeOf({ status, isNeverPaid }: Pick<FactOrder, 'status' | 'isNeverPaid'>): SaleOutcome {
  if (status === 'delivered') return 'completed';
  if (status !== 'cancelled') return 'open';
  return isNeverPaid ? 'unpaid' : 'cancelled';
}

const MAX_MINUTES = 32_767;

/** Minutes rounded up: 2:01 counts as 3 minutes, and one second after the promised time is late. */
function minutesBetween(from: number | null, to: number | null): number | null {
  if (from === null || to === null) return null;
  const minutes = Math.ceil((to - from) / 60_000);
  // `|| 0` replaces -0, which rounding may produce and the database refuses.
  return Math.max(-MAX_MINUTES, Math.min(MAX_MINUTES, minutes)) || 0;
}

/** Counts of minutes. These are stored per month (on its first day), so that reports can read several years. */
export const MONTHLY_KINDS = ['accept', 'kitchen', 'door', 'promise'] as const;
/** Kinds of counts, in addition to the way of payment. */
export const COUNT_KINDS = [
  ...(['hour', 'method', 'district', 'item', 'reason', 'out', 'nobody'] as const),
  ...MONTHLY_KINDS,
] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

/** A number to add to the counts of a day; negative if the old version of an order is subtracted. */
export interface SaleCount {
  kind: CountKind;
  day: CalendarDate;
  outcome: SaleOutcome;
  key: string;
  name: string;
  times: number;
  cents: number;
}

/** The fields of an ordered item that are counted. */
export interface FactItem {
  productId: number | null;
  name: string;
  quantity: number;
  unit: string;
  totalCents: number;
}

/** A name without case, accents and extra spaces, for comparisons. */
export const foldedName = (name: string): string => searchable(name).replace(/\s+/g, ' ').trim();

/** Key of a sold item: the product id if known, otherwise the name. */
export const itemKeyOf = ({ productId, name }: Pick<FactItem, 'productId' | 'name'>): string =>
  productId === null ? `n:${foldedName(name)}` : `p:${productId}`;

/** All counts that an order adds to its day. An open or unpaid order adds only its unavailable items. */
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
  // Each name is counted once per order, even if several items have the same name.
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
