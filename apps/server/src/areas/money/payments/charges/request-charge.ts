import type { PlanVersion } from '@comanda/domain/money/ledger/terms';
import { isDeclared, maxInstalments } from '@comanda/domain/money/payments/charge-way';
import { type ChargeMethod, isCardMethod } from '@comanda/domain/money/payments/payment-states';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import { REQUEST_LEASE_MS } from '../../../../platform/outside-requests/repeat-requests.ts';
import { SYSTEM } from '../../../orders/orders/public.ts';
import { notTaken } from '../../../store/store/public.ts';
import { PAY_WITHIN_MS } from '../payment-pace.ts';
import type { PaymentServices } from '../payment-services.ts';
import { sellingReceiver } from '../receivers/receivers.writes.ts';
import { TEXTS } from '../texts.ts';
import {
  chargesOfOrder,
  findCharge,
  insertCharge,
  payableOnline,
  type StoredCharge,
} from './charges.writes.ts';
import { sendCharge } from './send-charge.ts';

/** How a customer wants to pay an order online. */
export interface ChargeRequest {
  method: ChargeMethod;
  /** One-time token of the card, from the payment form; null for other methods. */
  cardToken: string | null;
  brand: string | null;
  instalments: number;
}

/**
 * Charges an unpaid order for its whole prepaid amount. The charge is committed before the provider gets it.
 * An order has at most one payable charge. A repeated request returns this charge, even after its payment.
 * Throws `payments.not-awaited`, `payments.not-taken`, `payments.charge-under-way`, and `request.invalid` for
 * an undeclared method or too many instalments.
 */
export async function requestCharge(
  services: PaymentServices,
  { storeId, orderId }: { storeId: number; orderId: number },
  request: ChargeRequest,
): Promise<StoredCharge> {
  const { changes, database, sealer, onlineSales } = services;
  let stored: StoredCharge | null = null;
  let isNew = false;
  await changes.change({ storeId, orderId, actor: SYSTEM }, async (order, tx, now) => {
    stored = status(await chargesOfOrder(tx, orderId), request);
    if (stored !== null) return null;
    if (order.status !== 'awaiting-payment') throw new AppError('payments.not-awaited');
    const receiver = await sellingReceiver(tx);
    const { cents, methods } = await payableOnline(tx, orderId);
    const { terms, ...sales } = await onlineSales.read(tx, now, order);
    if (sales.gaps.length > 0 || receiver === null || terms === null) throw notTaken(sales);
    if (cents <= 0) throw new AppError('payments.not-awaited');
    assertWay(request, methods, terms.plan);
    const isCard = isCardMethod(request.method);
    const cardToken = isCard && request.cardToken !== null ? sealer.seal(request.cardToken) : null;
    const times = { requestedAt: now, expiresAt: now + PAY_WITHIN_MS, nextAttemptAt: now + REQUEST_LEASE_MS };
    const { method, brand } = request;
    const instalments = method === 'CREDIT' ? request.instalments : 1;
    stored = await insertCharge(tx, {
      orderId,
      receiver,
      method,
      brand,
      instalments,
      cents,
      cardToken,
      ...times,
    });
    isNew = true;
    return null;
  });
  const charge = stored as StoredCharge | null;
  if (charge === null) throw new Error('the charge was not kept');
  if (!isNew) return charge;
  await sendCharge(services, storeId, charge, false);
  return (await database.inStore(storeId, (tx) => findCharge(tx, charge.chargeId))) ?? charge;
}

/**
 * Refuses a payment method that the order's document does not declare. Screens show the declared method, and
 * the plan's fee depends on the method.
 */
function assertWay(
  { method, brand, instalments }: ChargeRequest,
  declared: readonly string[],
  plan: PlanVersion,
) {
  if (!isDeclared(method, declared)) throw invalidField('metodo', TEXTS.otherWay(declared));
  const max = maxInstalments(plan, { method, brand });
  if (max === 0) throw invalidField('metodo', TEXTS.noRate);
  if (method === 'CREDIT' && instalments > max) throw invalidField('parcelas', TEXTS.maxInstalments(max));
}

/** The charge that paid the order, or can still be paid; null when a new charge is allowed. */
function status(
  charges: readonly StoredCharge[],
  { method, brand, instalments }: ChargeRequest,
): StoredCharge | null {
  const paid = charges.find(({ isHeld }) => isHeld);
  if (paid !== undefined) return paid;
  const living = charges.find(({ state }) => state === 'asking' || state === 'waiting');
  if (living === undefined) return null;
  const isSame =
    living.method === method &&
    (!isCardMethod(method) || (living.brand === brand && living.instalments === instalments));
  if (!isSame) throw new AppError('payments.charge-under-way');
  return living;
}
