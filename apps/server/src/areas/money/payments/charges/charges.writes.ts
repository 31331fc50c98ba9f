import type { ChargeMethod, ChargeState } from '@comanda/domain/money/payments/payment-states';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** A stored charge. Amounts in cents, times in epoch milliseconds. */
export interface StoredCharge {
  chargeId: number;
  orderId: number;
  attempt: number;
  receiver: string;
  method: ChargeMethod;
  brand: string | null;
  instalments: number;
  cents: number;
  state: ChargeState;
  cardToken: Buffer | null;
  pixCode: string | null;
  requestedAt: number;
  expiresAt: number;
  withdrawRequestedAt: number | null;
  paidCents: number;
  capturedAt: number | null;
  /** True when the charge paid its order, and the ledger holds the money. */
  isHeld: boolean;
  refundedCents: number;
  returnedCents: number;
  reason: string | null;
  attempts: number;
}

const COLUMNS = sql`
  charge_id as "chargeId", order_id as "orderId", attempt, receiver, method, brand, instalments, cents, state,
  card_token as "cardToken", pix_code as "pixCode", asked_at as "requestedAt", expires_at as "expiresAt",
  withdraw_asked_at as "withdrawRequestedAt", paid_cents as "paidCents", captured_at as "capturedAt", is_held as "isHeld",
  refunded_cents as "refundedCents", returned_cents as "returnedCents", reason, attempts`;

const time = (at: number | null) => sql`to_timestamp(${at === null ? null : at / 1000}::float8)`;

export type NewCharge = Pick<
  StoredCharge,
  | 'orderId'
  | 'receiver'
  | 'method'
  | 'brand'
  | 'instalments'
  | 'cents'
  | 'cardToken'
  | 'requestedAt'
  | 'expiresAt'
> & { nextAttemptAt: number };

/**
 * Saves a charge before it is requested. The index `payment_charges_living` refuses a second payable charge of an
 * order.
 */
export async function insertCharge(tx: Transaction, charge: NewCharge): Promise<StoredCharge> {
  const chargeId = await nextNumber(tx, 'payment-charge');
  const [row] = await tx.rows<StoredCharge>(sql`
    insert into payment_charges (store_id, charge_id, order_id, receiver, method, brand, instalments, cents, state, card_token,
                                 asked_at, expires_at, attempts, next_attempt_at)
    values (${tx.storeId}, ${chargeId}, ${charge.orderId}, ${charge.receiver}, ${charge.method}, ${charge.brand},
            ${charge.instalments}, ${charge.cents}, 'asking', ${charge.cardToken}, ${time(charge.requestedAt)},
            ${time(charge.expiresAt)}, 1, ${time(charge.nextAttemptAt)})
    returning ${COLUMNS}`);
  if (row === undefined) throw new Error('the charge was not kept');
  return row;
}

export function findCharge(tx: Transaction, chargeId: number): Promise<StoredCharge | null> {
  return tx.maybeRow<StoredCharge>(sql`
    select ${COLUMNS} from payment_charges where store_id = ${tx.storeId} and charge_id = ${chargeId}`);
}

/** Locks the charge until the transaction ends. Lock order: the order, then the charge. */
export function lockCharge(tx: Transaction, chargeId: number): Promise<StoredCharge | null> {
  return tx.maybeRow<StoredCharge>(sql`
    select ${COLUMNS} from payment_charges
     where store_id = ${tx.storeId} and charge_id = ${chargeId} for no key update`);
}

/** Charges of an order, oldest first. */
export function chargesOfOrder(tx: Transaction, orderId: number): Promise<StoredCharge[]> {
  return tx.rows<StoredCharge>(sql`
    select ${COLUMNS} from payment_charges
     where store_id = ${tx.storeId} and order_id = ${orderId} order by charge_id`);
}

/** Columns to change. Omitted columns stay unchanged. */
export type ChargeChange = Partial<
  Pick<
    StoredCharge,
    | 'state'
    | 'cardToken'
    | 'pixCode'
    | 'expiresAt'
    | 'withdrawRequestedAt'
    | 'paidCents'
    | 'capturedAt'
    | 'isHeld'
    | 'refundedCents'
    | 'returnedCents'
    | 'reason'
    | 'attempts'
  >
> & { nextAttemptAt: number | null };

export async function updateCharge(
  tx: Transaction,
  charge: StoredCharge,
  change: ChargeChange,
): Promise<StoredCharge> {
  const next = { ...charge, ...change };
  const [row] = await tx.rows<StoredCharge>(sql`
    update payment_charges set
      state = ${next.state}, card_token = ${next.cardToken}, pix_code = ${next.pixCode}, expires_at = ${time(next.expiresAt)},
      withdraw_asked_at = ${time(next.withdrawRequestedAt)}, paid_cents = ${next.paidCents},
      captured_at = ${time(next.capturedAt)}, is_held = ${next.isHeld}, refunded_cents = ${next.refundedCents},
      returned_cents = ${next.returnedCents}, reason = ${next.reason}, attempts = ${next.attempts},
      next_attempt_at = ${time(change.nextAttemptAt)}
    where store_id = ${tx.storeId} and charge_id = ${charge.chargeId}
    returning ${COLUMNS}`);
  if (row === undefined) throw new Error(`charge ${charge.chargeId} is gone although it was held`);
  return row;
}

/** Changes only the refunded amounts of a locked charge. */
export async function updateReturned(
  tx: Transaction,
  charge: StoredCharge,
  { refundedCents = charge.refundedCents, returnedCents = charge.returnedCents },
): Promise<void> {
  await tx.rows(sql`
    update payment_charges set refunded_cents = ${refundedCents}, returned_cents = ${returnedCents}
     where store_id = ${tx.storeId} and charge_id = ${charge.chargeId}`);
}

/** The amount that a customer must pay before preparation, and the payment methods in the order's document. */
export async function payableOnline(
  tx: Transaction,
  orderId: number,
): Promise<{ cents: number; methods: readonly string[] }> {
  const row = await tx.maybeRow<{ cents: number; methods: string[] }>(sql`
    select coalesce(sum((payment ->> 'cents')::bigint), 0)::bigint as cents,
           coalesce(array_agg(payment ->> 'method'), '{}') as methods
      from orders o, jsonb_array_elements(o.document -> 'payments') payment
     where o.store_id = ${tx.storeId} and o.order_id = ${orderId} and (payment ->> 'isPrepaid')::boolean`);
  return row ?? { cents: 0, methods: [] };
}

/** The number of the order with the partner's `externalId`; null when the store has no such order. */
export async function orderOfPartner(tx: Transaction, externalId: string): Promise<number | null> {
  const row = await tx.maybeRow<{ orderId: number }>(sql`
    select order_id as "orderId" from orders where store_id = ${tx.storeId} and external_id = ${externalId}`);
  return row?.orderId ?? null;
}

export async function isOrder(tx: Transaction, orderId: number): Promise<boolean> {
  const row = await tx.maybeRow(sql`
    select order_id from orders where store_id = ${tx.storeId} and order_id = ${orderId}`);
  return row !== null;
}
