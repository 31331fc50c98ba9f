import type { LabelledAmount, OrderAddress, Serving } from '../../orders/order.ts';
import type { DocumentItem } from '../../orders/order-document.ts';
import type { Fulfilment } from '../../orders/order-status.ts';
import type { OrderPayment } from '../../orders/payments.ts';
import type { PrintKind } from '../print-job.ts';
import type { CategoryRoute, TicketLayout } from '../print-settings.ts';
import type { TicketLogo } from './ticket.ts';

export interface PrintedItem extends DocumentItem {
  /** Of the menu, for the item's station; null when nobody knows. */
  categoryId: number | null;
}

/** An order as its papers show it. Amounts in integer cents, times in epoch milliseconds. */
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
  /** Stands in for the address where addresses are left out. */
  district: string | null;
  address: OrderAddress | null;
  items: readonly PrintedItem[];
  /** Subtotal, fees and discounts (negative), see `amountsOf`. */
  amounts: readonly LabelledAmount[];
  payments: readonly OrderPayment[];
  totalCents: number;
  /** Still to be charged at the door. */
  chargeCents: number;
  /** True when the amounts do not add up. */
  hasTotalMismatch: boolean;
  /** ISO 4217 code of the amounts where they are not reais; null: reais. */
  currency: string | null;
  notes: string | null;
  pickupCode: string | null;
  serving: Serving | null;
  /** The table of a dine-in order. */
  place: string | null;
  origin: string | null;
  /** Why it was cancelled, for the slip that says so. */
  cancellationReason: string | null;
  /** How it ended; every paper of it says so. Null: it is still to be made or brought. */
  ending: 'delivered' | 'cancelled' | null;
}

/** Which of an order's papers it is. */
export interface PaperWanted {
  kind: PrintKind;
  station: string;
  /** Positions of the items on a kitchen's paper; null: by today's routes. */
  items: readonly number[] | null;
  /** From 2 on the paper says '2ª VIA'. */
  revision: number;
  /** Stands on the paper, so that a paper can be found in the log. Null in previews. */
  jobId: number | null;
  /** Somebody lost it half-way: it may be on paper already, and this one says so. */
  mayBePrinted: boolean;
}

/** How the store wants its papers. */
export interface TicketOptions {
  layout: TicketLayout;
  groupsItems: boolean;
  /** IANA name of the store's zone. */
  timeZone: string;
  /** Which categories are whose; only kitchens' papers need them. */
  routes: readonly CategoryRoute[];
  /** For the cashier's papers; null: they come without one. */
  logo: TicketLogo | null;
}
