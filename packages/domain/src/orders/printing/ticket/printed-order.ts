import type { DocumentItem } from '../../../menu/menu/document-item.ts';
import type { LabelledAmount, Serving } from '../../orders/order.ts';
import type { OrderAddress } from '../../orders/order-address.ts';
import type { Fulfilment } from '../../orders/order-status.ts';
import type { OrderPayment } from '../../orders/payments.ts';
import type { PrintKind } from '../print-job.ts';
import type { CategoryRoute, TicketLayout } from '../print-settings.ts';
import type { TicketLogo } from './ticket.ts';

export interface PrintedItem extends DocumentItem {
  /** Category of the menu, which decides the item's station. Null when unknown. */
  categoryId: number | null;
}

/** An order as its tickets show it. Amounts in integer cents, times in epoch milliseconds. */
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
  /** Shown where the layout leaves out the address. */
  district: string | null;
  address: OrderAddress | null;
  items: readonly PrintedItem[];
  /** Subtotal, fees and discounts (negative), see `amountsOf`. */
  amounts: readonly LabelledAmount[];
  payments: readonly OrderPayment[];
  totalCents: number;
  /** Cents still to be charged at the door. */
  chargeCents: number;
  /** True when the amounts do not add up. */
  hasTotalMismatch: boolean;
  /** ISO 4217 code of the amounts when they are not in reais. Null: reais. */
  currency: string | null;
  notes: string | null;
  pickupCode: string | null;
  serving: Serving | null;
  /** The table of a dine-in order. */
  place: string | null;
  origin: string | null;
  /** Reason of the cancellation, for the cancellation ticket. */
  cancellationReason: string | null;
  /** How the order ended; every ticket shows it. Null: still open. */
  ending: 'delivered' | 'cancelled' | null;
}

/** Identifies one of an order's tickets. */
export interface PaperWanted {
  kind: PrintKind;
  station: string;
  /** Positions of the items on a kitchen's ticket. Null: the current routes decide. */
  items: readonly number[] | null;
  /** From 2 on the ticket says '2ª VIA'. */
  revision: number;
  /** Printed, so that a ticket can be found in the log. Null in previews. */
  jobId: number | null;
  /** The first attempt got lost on the way and may have been printed. The ticket says so. */
  mayBePrinted: boolean;
}

/** The store's settings for its tickets. */
export interface TicketOptions {
  layout: TicketLayout;
  groupsItems: boolean;
  /** IANA name of the store's time zone. */
  timeZone: string;
  /** Stations of the categories, for kitchen tickets only. */
  routes: readonly CategoryRoute[];
  /** Logo of the cashier's tickets; null: no logo. */
  logo: TicketLogo | null;
}
