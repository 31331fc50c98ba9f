import type { OrderCourier } from '../courier/courier-request.ts';
import type { OrderPrintState } from '../printing/print-job.ts';
import type { LabelledOrder, TimedOrder } from './board.ts';
import type { CancelReasonCode } from './cancel-reasons.ts';
import type { FoodCarrier } from './food-on-the-road.ts';
import type { OrderDifference } from './order-difference.ts';
import type { OrderPayment } from './payments.ts';
import type { TotalFault } from './total-proof.ts';
import type { Undo } from './undo.ts';

/** Who did something: a person of the store, the customer, the system, the platform the order came from. */
export const ACTOR_KINDS = ['user', 'customer', 'system', 'platform', 'courier'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** What `origin` says of orders made in the digital menu. */
export const DIGITAL_MENU = 'cardapio-web';

/** How an order is served beside being brought or fetched: eaten in the store, or begun only when the customer says so. */
export const SERVINGS = ['indoor', 'on-demand'] as const;
export type Serving = (typeof SERVINGS)[number];

/** An order as the board shows it. Amounts in integer cents, times in epoch milliseconds. */
export interface OrderCard extends LabelledOrder, TimedOrder {
  orderId: number;
  /** Short code people read aloud. */
  code: string;
  version: number;
  createdAt: number;
  receivedAt: number;
  /** When the customer wants it, of an order for later; null: as soon as it can be. */
  scheduledFor: number | null;
  closedAt: number | null;
  /** It was to be paid online first and nobody did: the store never saw it, and no board shows it. */
  isNeverPaid?: boolean | undefined;
  customerName: string;
  customerPhone: string | null;
  isPhoneVerified: boolean;
  customerId: string | null;
  district: string | null;
  serving: Serving | null;
  /** Where it is eaten in the store, e.g. 'Mesa 12 · Lugar 3'; null elsewhere, or when nobody says. */
  place: string | null;
  /** How many things are in it; what is weighed counts as one. 0 where nobody counted. */
  itemCount: number;
  totalCents: number;
  /** Still to be charged at the door; 0 when paid online. */
  chargeCents: number;
  /** "Pix pago", "Dinheiro · troco p/ R$ 50", ready for the card. */
  paymentSummary: string;
  isFirstInApp: boolean;
  isFirstInStore: boolean;
  /** Where the order was made, e.g. "cardapio-web". */
  origin: string | null;
  canUseCourier: boolean;
  courierLinkCode: string | null;
  isChatEnabled: boolean;
  /** Messages of the customer nobody of the store has seen. */
  chatUnread: number;
  /** True when the delivery address has coordinates, its own or put right later. */
  isLocated: boolean;
  /** Somebody outside cancelled it and nobody of the store has said that they know. */
  awaitsAcknowledgement: boolean;
  /** Its courier met a problem and waits for what the store says. */
  awaitsCourierAnswer: boolean;
  /** The way back of the last change; may be over, see `undoAt`. */
  undo: Undo | null;
  /** What the search box looks into: items, notes, district. */
  searchText: string;
  /** Where its papers stand together. */
  printState: OrderPrintState;
  /** True when the amounts of the document do not add up; the panel warns. */
  hasTotalMismatch: boolean;
  /** The store does not deliver where it goes to, as its areas were when the address was written or put right. */
  isOutsideAreas: boolean;
  /** Names of what is in it and the store was out of when it came; empty as a rule. */
  itemsOut: readonly string[];
  /** The first things in it, '2× Pizza grande', and how many more lines there are: '+2'. Empty where nobody wrote them. */
  ticketLines: readonly string[];
  /** In what it differs from what the store said when it came; empty as a rule. */
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

export interface OrderAddress {
  street: string;
  number: string;
  complement: string | null;
  district: string;
  city: string;
  state: string;
  postalCode: string | null;
  reference: string | null;
  formatted: string;
  latitude: number | null;
  longitude: number | null;
}

export interface LabelledAmount {
  label: string;
  cents: number;
}

export interface OrderCancellation {
  reasonCode: CancelReasonCode | string;
  reasonText: string;
  by: ActorKind;
  /** The person of the store who did it. */
  actorName: string | null;
  /** Who had the food on the road at that moment; null when it had not left, or was back. */
  carrier: FoodCarrier | null;
}

export interface TimelineEntry {
  /** What happened, in words for the screen. */
  label: string;
  at: number;
  actorName: string | null;
}

/** Everything about one order: the card and what the detail pane adds. */
export interface OrderDetail extends OrderCard {
  externalId: string;
  /** Path of the customer's own page of this order; empty once it was withdrawn. */
  customerLink: string;
  /** Phone and address are hidden: it was closed before the store's operational day. */
  isCustomerHidden: boolean;
  customerOrderCount: number;
  address: OrderAddress | null;
  /** The customer's own words, once the address was put right; null while it is as they wrote it. */
  writtenAddress: string | null;
  addressId: number | null;
  /** Coverage area of the address's district, to start a courier's request with. */
  districtId: number | null;
  /** The last request for a courier. */
  courier: OrderCourier | null;
  items: OrderLine[];
  /** Subtotal, fees and discounts (negative), as shown above the total. */
  amounts: LabelledAmount[];
  payments: OrderPayment[];
  notes: string | null;
  pickupCode: string | null;
  cancellation: OrderCancellation | null;
  /** ISO 4217 code of the amounts where they are not reais; null: reais. */
  currency: string | null;
  /** The sums that do not come out; empty when the order's amounts agree. */
  totalFaults: TotalFault[];
  timeline: TimelineEntry[];
}
