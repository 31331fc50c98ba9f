import {
  chargeOrder,
  findChargeOfOrder,
  type ShownCharge,
} from '@comanda/contract/money/payments/payments.calls';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { chargesOfOrder, orderOfPartner, type StoredCharge } from './charges/charges.writes.ts';
import { requestCharge } from './charges/request-charge.ts';
import type { PaymentServices } from './payment-services.ts';

export function bindPayments(bind: Bind, services: PaymentServices): void {
  const { database } = services;
  const find = async (storeId: number, externalId: string): Promise<number> => {
    const orderId = await database.inStore(storeId, (tx) => orderOfPartner(tx, externalId));
    if (orderId === null) throw new AppError('intake.order-not-found');
    return orderId;
  };

  bind(chargeOrder, async ({ externalId, ...request }, { intakeStoreId: storeId }) => {
    const orderId = await find(storeId, externalId);
    return shown(await requestCharge(services, { storeId, orderId }, request));
  });

  bind(findChargeOfOrder, async ({ externalId }, { intakeStoreId: storeId }) => {
    const orderId = await find(storeId, externalId);
    const charges = await database.inStore(storeId, (tx) => chargesOfOrder(tx, orderId));
    const charge = charges.find(({ isHeld }) => isHeld) ?? charges.at(-1);
    if (charge === undefined) throw new AppError('payments.charge-not-found');
    return shown(charge);
  });
}

function shown(charge: StoredCharge): ShownCharge {
  const { chargeId, orderId, state, method, cents, expiresAt, capturedAt, reason } = charge;
  const pixCode = state === 'waiting' ? charge.pixCode : null;
  return { chargeId, orderId, state, method, cents, pixCode, expiresAt, paidAt: capturedAt, reason };
}
