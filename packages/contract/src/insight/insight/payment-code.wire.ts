import type { SaleWay } from '@comanda/domain/insight/insight/order-fact';
import * as z from 'zod/mini';
import { type Shape, shape } from '../../kit/shape.ts';

/** The largest part of an order's payment. */
export interface OrderPayment {
  way: SaleWay;
  /** The partner's code of the method. */
  method: string;
}

/**
 * Payment codes of older calls. Online payments and cash have negative codes, payments on delivery positive
 * codes.
 */
const ONLINE_CODES: Readonly<Record<string, number>> = { PIX: -10, PICPAY: -11, NUBANK: -12 };
const ONLINE = -2;
const CASH = -1;
const ON_DELIVERY_CODES: Readonly<Record<string, number>> = {
  CREDIT: 1,
  DEBIT: 2,
  CREDIT_DEBIT: 3,
  MEAL_VOUCHER: 4,
  FOOD_VOUCHER: 5,
  DIGITAL_WALLET: 6,
  PIX: 7,
  COUPON: 8,
  REDEEM: 9,
  PREPAID_REDEEM: 10,
};
const OTHER = 99;

const methodOf = (codes: Readonly<Record<string, number>>, code: number) =>
  Object.entries(codes).find(([, each]) => each === code)?.[0];

/** Returns the code that older calls use for this payment. */
export function codeOfPayment({ way, method }: OrderPayment): number {
  if (way === 'online') return ONLINE_CODES[method] ?? ONLINE;
  return way === 'cash' ? CASH : (ON_DELIVERY_CODES[method] ?? OTHER);
}

/**
 * Converts a code to a payment: −2, −10, −11, −12 are online, −1 is cash. All other codes are a card or
 * another payment at the door.
 */
export function paymentOfCode(code: number): OrderPayment {
  const online = methodOf(ONLINE_CODES, code);
  if (online !== undefined) return { way: 'online', method: online };
  if (code === ONLINE) return { way: 'online', method: 'CREDIT' };
  if (code === CASH) return { way: 'cash', method: 'CASH' };
  return { way: 'card', method: methodOf(ON_DELIVERY_CODES, code) ?? String(code) };
}

export const paymentCode: Shape<OrderPayment, number> = shape(z.number(), {
  decode: paymentOfCode,
  encode: codeOfPayment,
});
