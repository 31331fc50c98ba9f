import type { CourierReport } from '@comanda/domain/orders/courier/courier-events';
import type { CourierQuote } from '@comanda/domain/orders/courier/courier-quote';
import type { ProblemAction, ReportedProblem } from '@comanda/domain/orders/orders/delivery-problem';
import type { OrderAddress } from '@comanda/domain/orders/orders/order-address';
import type { OrderPayment } from '@comanda/domain/orders/orders/payments';
import type { Answer, Found, Refused, Unanswered } from '../../../platform/outside-requests/request-once.ts';

/** The address where couriers collect a store's orders. */
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

/** A store's credentials at its logistics service. */
export interface CourierAccount {
  storeId: number;
  storeName: string;
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** The store's id at the service. */
  merchantId: string;
  pickup: PickupAddress;
}

/** Data of one delivery for a logistics service. Amounts in cents, times in epoch milliseconds. */
export interface DeliveryRequest {
  /** Idempotency key: for a repeated key the service sends no second courier. */
  key: string;
  orderCode: string;
  customerName: string;
  customerPhone: string | null;
  address: OrderAddress;
  totalCents: number;
  payments: readonly OrderPayment[];
  itemCount: number;
  promisedFor: number;
  /** Percent above the list price that a user accepted; null when the user accepted no price. */
  additionalPercent: number | null;
}

/** One report of a service. `at`: time of the event; `word`: the service's own name for it. */
export interface TimedReport extends CourierReport {
  word: string;
  at: number;
  /** A readable reason or message; null when the service sent none. */
  note: string | null;
}

/** The reports of a service about one delivery. */
export interface DeliveryUpdate {
  deliveryId: string;
  reports: TimedReport[];
  trackingUrl: string | null;
  /** A problem during the delivery; null when there is none. */
  problem: ReportedProblem | null;
}

export type CancelAnswer = { kind: 'cancelled' } | { kind: 'unknown' } | Refused | Unanswered;
/** 'refused': the service does not support this answer of the store. */
export type ProblemTaken = { kind: 'taken' } | Refused | Unanswered;

/** Port to a logistics service. Its methods return failures of the service and do not throw them. */
export interface CourierService {
  /** Requests an access token. Null when the service refuses or does not answer. */
  authorise(account: CourierAccount): Promise<{ expiresInSeconds: number } | null>;
  request(account: CourierAccount, request: DeliveryRequest): Promise<Answer<DeliveryUpdate>>;
  cancel(account: CourierAccount, key: string): Promise<CancelAnswer>;
  /** The current price and time of a courier. The request's `key` and person are not sent. */
  quote(account: CourierAccount, request: DeliveryRequest): Promise<CourierQuote>;
  /** Sends the store's answer to a problem. A repeat has no further effect. */
  solveProblem(
    account: CourierAccount,
    key: string,
    answer: { reason: string; action: ProblemAction },
  ): Promise<ProblemTaken>;
  find(account: CourierAccount, key: string): Promise<Found<DeliveryUpdate>>;
}
