import type { Declared } from '../../kit/fields/fields.ts';
import type { CancelReasonCode } from './cancel-reasons.ts';
import type { OrderCourier } from './courier-request.ts';
import type { FoodCarrier } from './food-on-the-road.ts';
import type { OrderAddress } from './order-address.ts';
import type { CARD_FIELDS } from './order-card.ts';
import type { OrderPayment } from './payments.ts';
import type { TotalFault } from './total-proof.ts';

/** Origins of a change: a user of the store, the customer, the system, the order's platform, or the courier. */
export const ACTOR_KINDS = ['user', 'customer', 'system', 'platform', 'courier'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Value of `origin` for orders from the digital menu. */
export const DIGITAL_MENU = 'cardapio-web';

/** An order on the board. Amounts in integer cents, times in epoch milliseconds. */
export interface OrderCard extends Declared<typeof CARD_FIELDS> {
  /** True when the online payment never arrived. The store never saw the order, and no board shows it. */
  isNeverPaid?: boolean | undefined;
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
  lines: readonly string[];
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
  /** The customer's address before an address adjustment; null if the address was not adjusted. */
  writtenAddress: string | null;
  addressId: number | null;
  /** Id of the address's district. A courier request preselects the coverage area of this district. */
  districtId: number | null;
  /** The last courier request. */
  courier: OrderCourier | null;
  items: readonly OrderLine[];
  /** Subtotal, fees and discounts (negative), in the sequence of the screen, above the total. */
  amounts: readonly LabelledAmount[];
  payments: readonly OrderPayment[];
  notes: string | null;
  pickupCode: string | null;
  cancellation: OrderCancellation | null;
  /** ISO 4217 code of a currency other than reais; null for reais. */
  currency: string | null;
  /** The checks of the sums that failed. Empty when all amounts add up. */
  totalFaults: readonly TotalFault[];
  timeline: readonly TimelineEntry[];
}
