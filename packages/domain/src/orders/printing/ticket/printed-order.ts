import type { DocumentItem } from '../../../menu/menu/document-item.ts';
import type { LabelledAmount } from '../../orders/order.ts';
import type { OrderAddress } from '../../orders/order-address.ts';
import type { Fulfilment, Serving } from '../../orders/order-status.ts';
import type { OrderPayment } from '../../orders/payments.ts';
import type { PrintKind } from '../print-job.ts';
import type { CategoryRoute, TicketLayout } from '../print-settings.ts';
import type { TicketLogo } from './ticket.ts';

export interface PrintedItem extends DocumentItem {
  /** Category of the menu, which determines the station; null if unknown. */
  categoryId: number | null;
}

/** An order with the data for its tickets. Amounts in integer cents, times in epoch milliseconds. */
export interface PrintedOrder {
  storeName: string;
  code: string;
  createdAt: number;
  receivedAt: number;
  promisedFor: number | null;
  scheduledFor: number | null;
  fulfilment: Fulfilment;
  customerName: string;
  customerPhone: string | null;
  isFirstInStore: boolean;
  /** The district, for layouts that do not print the whole address. */
  district: string | null;
  address: OrderAddress | null;
  items: readonly PrintedItem[];
  /** Subtotal, fees and discounts (negative), see `amountsOf`. */
  amounts: readonly LabelledAmount[];
  payments: readonly OrderPayment[];
  totalCents: number;
  /** Cents to charge on delivery. */
  chargeCents: number;
  /** True when the amounts do not add up. */
  hasTotalMismatch: boolean;
  /** ISO 4217 code of a currency other than reais; null for reais. */
  currency: string | null;
  notes: string | null;
  pickupCode: string | null;
  serving: Serving | null;
  /** Place in the store of an indoor order, e.g. its table. */
  place: string | null;
  origin: string | null;
  /** Reason of the cancellation, for the cancellation ticket. */
  cancellationReason: string | null;
  /** The end of the order, printed on every ticket; null for an open order. */
  ending: 'delivered' | 'cancelled' | null;
}

/** Identifies one of an order's tickets. */
export interface TicketRequest {
  kind: PrintKind;
  station: string;
  /** Positions of the items on a kitchen ticket. Null: the current routes determine the items. */
  items: readonly number[] | null;
  /** From 2 on the ticket says '2ª VIA'. */
  revision: number;
  /** Printed on the ticket, so that users find the ticket in the log. Null in previews. */
  jobId: number | null;
  /**
   * True: the result of the first attempt is unknown, so this ticket may already be printed. The ticket then
   * has a warning.
   */
  mayBePrinted: boolean;
}

/** The store's settings for its tickets. */
export interface TicketOptions {
  layout: TicketLayout;
  groupsItems: boolean;
  /** IANA name of the store's time zone. */
  timeZone: string;
  /** Stations of the categories, only for kitchen tickets. */
  routes: readonly CategoryRoute[];
  /** Logo of the cashier's tickets; null without a logo. */
  logo: TicketLogo | null;
}
