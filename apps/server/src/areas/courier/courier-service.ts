import type { CourierReport } from '@comanda/domain/courier/courier-events';
import type { CourierQuote } from '@comanda/domain/courier/courier-quote';
import type { ProblemAction, ToldProblem } from '@comanda/domain/courier/delivery-problem';
import type { OrderAddress } from '@comanda/domain/orders/order';
import type { OrderPayment } from '@comanda/domain/orders/payments';
import type { Answer, Found, Refused, Unanswered } from '../../platform/ask-once/ask-once.ts';

/** Where couriers fetch a store's orders. */
export interface PickupAddress {
  street: string;
  number: string;
  complement: string | null;
  district: string;
  city: string;
  state: string;
  postalCode: string;
  latitude: number | null;
  longitude: number | null;
}

/** How a store reaches its logistics service. */
export interface CourierAccount {
  storeId: number;
  storeName: string;
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** The store's name at the service. */
  merchantId: string;
  pickup: PickupAddress;
}

/** What a service has to know to bring one order. Amounts in cents, times in epoch milliseconds. */
export interface DeliveryWish {
  /** Asked again with the same key, the service never sends a second courier. */
  key: string;
  orderCode: string;
  customerName: string;
  customerPhone: string | null;
  address: OrderAddress;
  totalCents: number;
  payments: readonly OrderPayment[];
  itemCount: number;
  promisedFor: number;
  /** Percent above the list price a person agreed to; null when no price was named. */
  additionalPercent: number | null;
}

/** One report of a service, with when it happened and the service's own word for it. */
export interface TimedReport extends CourierReport {
  word: string;
  at: number;
  /** Reason or message in words people can read; null when there is none. */
  note: string | null;
}

/** What a service says about one delivery. */
export interface DeliveryNews {
  deliveryId: string;
  reports: TimedReport[];
  trackingUrl: string | null;
  /** A problem on the way; null when there is none. */
  problem: ToldProblem | null;
}

export type CancelAnswer = { kind: 'cancelled' } | { kind: 'unknown' } | Refused | Unanswered;
/** 'refused': the service does not take the answer, or not here. */
export type ProblemTaken = { kind: 'taken' } | Refused | Unanswered;

/** A logistics service behind one small door; nothing of it throws for what a service may do. */
export interface CourierService {
  /** Gets let in; null when the service does not answer or refuses. */
  authorise(account: CourierAccount): Promise<{ expiresInSeconds: number } | null>;
  request(account: CourierAccount, wish: DeliveryWish): Promise<Answer<DeliveryNews>>;
  cancel(account: CourierAccount, key: string): Promise<CancelAnswer>;
  /** What a courier would cost and take now; the wish's key and people count for nothing. */
  quote(account: CourierAccount, wish: DeliveryWish): Promise<CourierQuote>;
  /** Tells the courier what to do about a problem; saying the same again does no harm. */
  solveProblem(
    account: CourierAccount,
    key: string,
    answer: { reason: string; action: ProblemAction },
  ): Promise<ProblemTaken>;
  look(account: CourierAccount, key: string): Promise<Found<DeliveryNews>>;
}
