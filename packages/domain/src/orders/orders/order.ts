import type { LabelledOrder, TimedOrder } from './board.ts';
import type { CancelReasonCode } from './cancel-reasons.ts';
import type { OrderCourier } from './courier-request.ts';
import type { FoodCarrier } from './food-on-the-road.ts';
import type { OrderAddress } from './order-address.ts';
import type { OrderDifference } from './order-difference.ts';
import type { OrderPrintState } from './order-print-state.ts';
import type { OrderPayment } from './payments.ts';
import type { TotalFault } from './total-proof.ts';
import type { Undo } from './undo.ts';

/** Origins of a change: a user of the store, the customer, the system, the order's platform, or the courier. */
export const ACTOR_KINDS = ['user', 'customer', 'system', 'platform', 'courier'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Value of `origin` for orders from the digital menu. */
export const DIGITAL_MENU = 'cardapio-web';

/** Ways of serving besides delivery and pickup: eaten in the store, or prepared only when the customer calls. */
export const SERVINGS = ['indoor', 'on-demand'] as const;
export type Serving = (typeof SERVINGS)[number];

/** An order on the board. Amounts in integer cents, times in epoch milliseconds. */
export interface OrderCard extends LabelledOrder, TimedOrder {
  orderId: number;
  /** Short code, to read aloud. */
  code: string;
  version: number;
  createdAt: number;
  receivedAt: number;
  /** The requested time of an order for later. Null: as soon as possible. */
  scheduledFor: number | null;
  closedAt: number | null;
  /** True when the online payment never came. The store never saw the order, and no board shows it. */
  isNeverPaid?: boolean | undefined;
  customerName: string;
  customerPhone: string | null;
  isPhoneVerified: boolean;
  customerId: string | null;
  district: string | null;
  serving: Serving | null;
  /** Place in the store for dine-in, e.g. 'Mesa 12 · Lugar 3'. Null for other orders, or when unknown. */
  place: string | null;
  /** Number of pieces in the order; a weighed item counts as one. 0 when unknown. */
  itemCount: number;
  totalCents: number;
  /** Cents to charge on delivery; 0 for an order paid online. */
  chargeCents: number;
  /** The payment in words for the card, e.g. "Pix pago" or "Dinheiro · troco p/ R$ 50". */
  paymentSummary: string;
  isFirstInApp: boolean;
  isFirstInStore: boolean;
  /** The sales channel, e.g. "cardapio-web". */
  origin: string | null;
  canUseCourier: boolean;
  courierLinkCode: string | null;
  isChatEnabled: boolean;
  /** Number of the customer's messages that no user of the store has read. */
  chatUnread: number;
  /** True when the delivery address has coordinates, original or corrected. */
  isLocated: boolean;
  /** True when a party outside the store cancelled the order, until the store acknowledges the cancellation. */
  awaitsAcknowledgement: boolean;
  /** True when the courier reported a problem and waits for the store's answer. */
  awaitsCourierAnswer: boolean;
  /** The undo of the last change. It may have expired, see `undoAt`. */
  undo: Undo | null;
  /** Text for the search box, see `searchTextOf`. */
  searchText: string;
  /** The print state of all tickets together. */
  printState: OrderPrintState;
  /** True when the document's amounts do not add up. The panel then warns. */
  hasTotalMismatch: boolean;
  /** True when the address is outside the store's delivery areas. Checked when the address is written or corrected. */
  isOutsideAreas: boolean;
  /** Names of items that were out of stock at the arrival of the order. Usually empty. */
  itemsOut: readonly string[];
  /** The first items, e.g. '2× Pizza grande', and the number of remaining lines, e.g. '+2'. Empty in old orders. */
  ticketLines: readonly string[];
  /** Differences from the store's settings at the arrival of the order. Usually empty. */
  differences: readonly OrderDifference[];
}

/** One item of an order for display. `unitPriceCents` includes the chosen options. */
export interface OrderLine {
  name: string;
  /** Decimal: items sold by weight have fractions. */
  quantity: number;
  unit: string;
  unitPriceCents: number;
  totalCents: number;
  /** Chosen options, e.g. "Borda: catupiry" or "2× Bacon". */
  lines: string[];
  note: string | null;
  categoryId: number | null;
}

export interface LabelledAmount {
  label: string;
  cents: number;
}

export interface OrderCancellation {
  reasonCode: CancelReasonCode | string;
  reasonText: string;
  by: ActorKind;
  /** The user of the store who made the change. */
  actorName: string | null;
  /** The person who had the food at that moment; null when the food was in the store. */
  carrier: FoodCarrier | null;
}

export interface TimelineEntry {
  /** The change in words. */
  label: string;
  at: number;
  actorName: string | null;
}

/** All data of one order: the card and the fields of the detail. */
export interface OrderDetail extends OrderCard {
  externalId: string;
  /** Path of the customer's page for this order; empty after the link was revoked. */
  customerLink: string;
  /** True when phone and address are hidden because the order was closed before the current operational day. */
  isCustomerHidden: boolean;
  customerOrderCount: number;
  address: OrderAddress | null;
  /** The customer's address before a correction; null without one. */
  writtenAddress: string | null;
  addressId: number | null;
  /** Coverage area of the address's district, the default of a courier request. */
  districtId: number | null;
  /** The last courier request. */
  courier: OrderCourier | null;
  items: OrderLine[];
  /** Subtotal, fees and discounts (negative), in display order above the total. */
  amounts: LabelledAmount[];
  payments: OrderPayment[];
  notes: string | null;
  pickupCode: string | null;
  cancellation: OrderCancellation | null;
  /** ISO 4217 code of a currency other than reais; null for reais. */
  currency: string | null;
  /** The checks of the sums that failed. Empty when all amounts add up. */
  totalFaults: TotalFault[];
  timeline: TimelineEntry[];
}
