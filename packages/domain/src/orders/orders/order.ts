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

/** Origins of a change: a user of the store, the customer, the system, the platform of the order, or the courier. */
export const ACTOR_KINDS = ['user', 'customer', 'system', 'platform', 'courier'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Value of `origin` for orders made in the digital menu. */
export const DIGITAL_MENU = 'cardapio-web';

/** Ways of serving besides delivery and pickup: eaten in the store, or begun only when the customer says so. */
export const SERVINGS = ['indoor', 'on-demand'] as const;
export type Serving = (typeof SERVINGS)[number];

/** An order as the board shows it. Amounts in integer cents, times in epoch milliseconds. */
export interface OrderCard extends LabelledOrder, TimedOrder {
  orderId: number;
  /** Short code that people read aloud. */
  code: string;
  version: number;
  createdAt: number;
  receivedAt: number;
  /** The time the customer wants an order for later. Null: as soon as possible. */
  scheduledFor: number | null;
  closedAt: number | null;
  /** The order waited for an online payment that never came. The store never saw it, and no board shows it. */
  isNeverPaid?: boolean | undefined;
  customerName: string;
  customerPhone: string | null;
  isPhoneVerified: boolean;
  customerId: string | null;
  district: string | null;
  serving: Serving | null;
  /** The place in the store where it is eaten, e.g. 'Mesa 12 · Lugar 3'. Null elsewhere, or when unknown. */
  place: string | null;
  /** Number of things in the order. A weighed item counts as one. 0 when unknown. */
  itemCount: number;
  totalCents: number;
  /** Cents to be charged at the door; 0 when paid online. */
  chargeCents: number;
  /** The payment in words, e.g. "Pix pago" or "Dinheiro · troco p/ R$ 50", ready for the card. */
  paymentSummary: string;
  isFirstInApp: boolean;
  isFirstInStore: boolean;
  /** The channel where the order was made, e.g. "cardapio-web". */
  origin: string | null;
  canUseCourier: boolean;
  courierLinkCode: string | null;
  isChatEnabled: boolean;
  /** Messages of the customer that no user of the store has seen. */
  chatUnread: number;
  /** True when the delivery address has coordinates, the original or corrected ones. */
  isLocated: boolean;
  /** A person outside the store cancelled it, and the store has not acknowledged that yet. */
  awaitsAcknowledgement: boolean;
  /** Its courier reported a problem and waits for an answer of the store. */
  awaitsCourierAnswer: boolean;
  /** The undo of the last change. Its time may be over, see `undoAt`. */
  undo: Undo | null;
  /** Text for the search box, see `searchTextOf`. */
  searchText: string;
  /** The combined print state of its tickets. */
  printState: OrderPrintState;
  /** True when the amounts of the document do not add up. The panel warns. */
  hasTotalMismatch: boolean;
  /** The address is outside the store's delivery areas. They are checked when the address is written or corrected. */
  isOutsideAreas: boolean;
  /** Names of its items that were out of stock when it arrived. Usually empty. */
  itemsOut: readonly string[];
  /** Its first items, e.g. '2× Pizza grande', and the number of further lines, e.g. '+2'. Empty when not recorded. */
  ticketLines: readonly string[];
  /** Differences from the store's settings when the order arrived. Usually empty. */
  differences: readonly OrderDifference[];
}

/** One line of an order as people read it. `unitPriceCents` includes the chosen options. */
export interface OrderLine {
  name: string;
  /** Decimal: things sold by weight have fractions. */
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
  /** The carrier who had the food at that moment. Null when it had not left, or was back. */
  carrier: FoodCarrier | null;
}

export interface TimelineEntry {
  /** The change, in words for the screen. */
  label: string;
  at: number;
  actorName: string | null;
}

/** All data of one order: the card and the fields of the detail pane. */
export interface OrderDetail extends OrderCard {
  externalId: string;
  /** Path of the customer's page for this order. Empty after it was withdrawn. */
  customerLink: string;
  /** Phone and address are hidden because the order was closed before the store's operational day. */
  isCustomerHidden: boolean;
  customerOrderCount: number;
  address: OrderAddress | null;
  /** The customer's own words, when the address was corrected later. Null while it is unchanged. */
  writtenAddress: string | null;
  addressId: number | null;
  /** Coverage area of the address's district. A courier request starts with it. */
  districtId: number | null;
  /** The last courier request. */
  courier: OrderCourier | null;
  items: OrderLine[];
  /** Subtotal, fees and discounts (negative), as shown above the total. */
  amounts: LabelledAmount[];
  payments: OrderPayment[];
  notes: string | null;
  pickupCode: string | null;
  cancellation: OrderCancellation | null;
  /** ISO 4217 code of the amounts when they are not in reais. Null: reais. */
  currency: string | null;
  /** The sums that do not agree. Empty when all amounts agree. */
  totalFaults: TotalFault[];
  timeline: TimelineEntry[];
}
