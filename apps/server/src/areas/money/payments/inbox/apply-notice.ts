import { readReference } from '@comanda/domain/money/payments/reference';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { applyBoleto } from '../boletos/apply-boleto.ts';
import { findBoleto } from '../boletos/boletos.writes.ts';
import { applyCharge } from '../charges/apply-charge.ts';
import { findCharge } from '../charges/charges.writes.ts';
import { applyDispute } from '../disputes/apply-dispute.ts';
import { retryAt } from '../payment-pace.ts';
import type { PaymentUpdate } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { applyReceiver } from '../receivers/apply-receiver.ts';
import { applyRefund } from '../refunds/apply-refund.ts';
import { findRefund } from '../refunds/refunds.writes.ts';
import { applyTransfer } from '../transfers/send-transfer.ts';
import { closeNotice, findNotice, postponeNotice, type StoredNotice } from './inbox.writes.ts';

/**
 * Result of a notice: applied, waiting (`waits` has the reason), or rejected permanently (`never` has the
 * reason).
 */
type Applied = 'applied' | { waits: string } | { never: string };

const OTHER_FIGURES = 'o provedor diz outros valores que os pedidos';
const UNKNOWN = 'não é de nada que esta loja tenha pedido';
const FAILED = 'não pôde ser aplicado aqui';
const SILENT = 'o provedor não respondeu';
const NOT_PAID_YET = 'o pagamento contestado ainda não consta como pago';
/**
 * Tries before a notice is rejected. A notice may arrive before its object's row is committed, or before the
 * payment that it depends on.
 */
const EARLY_TRIES = 8;

/**
 * Handles a saved notice: reads its object from the provider and applies it. A notice that cannot be applied yet is
 * retried later.
 */
export async function applyStored(
  services: PaymentServices,
  storeId: number,
  inboxId: number,
): Promise<void> {
  const { database, clock } = services;
  const notice = await database.inStore(storeId, (tx) => findNotice(tx, inboxId));
  if (notice === null || notice.isApplied) return;
  const applied = await readAndApply(services, storeId, notice).catch((err: unknown): Applied => {
    services.log.error({ err, storeId, inboxId }, 'payment notice not applied; tried again');
    return { waits: err instanceof AppError ? err.message : FAILED };
  });
  await database.inStore(storeId, async (tx) => {
    const now = clock.now();
    if (applied === 'applied') return closeNotice(tx, inboxId, { now });
    if ('never' in applied) return closeNotice(tx, inboxId, { now, fault: applied.never });
    const attempts = notice.attempts + 1;
    await postponeNotice(tx, inboxId, { at: retryAt(now, attempts), attempts, fault: applied.waits });
  });
}

/** Reads an object from the provider by its reference, and applies it. Returns false after a failure. */
export async function applyReported(
  services: PaymentServices,
  storeId: number,
  reference: string,
): Promise<boolean> {
  return (await readAndApply(services, storeId, { reference, attempts: 0 })) === 'applied';
}

async function readAndApply(
  services: PaymentServices,
  storeId: number,
  notice: Pick<StoredNotice, 'reference' | 'attempts'>,
): Promise<Applied> {
  const found = await services.provider?.read(notice.reference);
  if (found?.kind === 'unknown') return { never: UNKNOWN };
  if (found?.kind !== 'found') return { waits: SILENT };
  const applied = await apply(services, storeId, found.update);
  if (typeof applied === 'object' && 'waits' in applied && notice.attempts >= EARLY_TRIES)
    return applied.waits === OTHER_FIGURES ? applied : { never: applied.waits };
  return applied;
}

async function apply(services: PaymentServices, storeId: number, update: PaymentUpdate): Promise<Applied> {
  const { database } = services;
  if (update.kind === 'dispute') return applyContest(services, storeId, update);
  const about = readReference(update.reference);
  if (about === null || about.kind !== update.kind || about.storeId !== storeId) return { never: UNKNOWN };
  switch (update.kind) {
    case 'charge': {
      const charge = await database.inStore(storeId, (tx) => findCharge(tx, about.id));
      if (charge === null) return { waits: UNKNOWN };
      const which = { storeId, orderId: charge.orderId, chargeId: about.id };
      return (await applyCharge(services, which, update)) ? 'applied' : { waits: OTHER_FIGURES };
    }
    case 'refund': {
      const refund = await database.inStore(storeId, (tx) => findRefund(tx, about.id));
      if (refund === null) return { waits: UNKNOWN };
      const which = { storeId, orderId: refund.orderId, refundId: about.id, attempt: about.attempt };
      return (await applyRefund(services, which, update)) ? 'applied' : { waits: OTHER_FIGURES };
    }
    case 'receiver':
      return (await applyReceiver(services, storeId, update)) ? 'applied' : { never: UNKNOWN };
    case 'transfer':
      return (await applyTransfer(services, storeId, about.id, update))
        ? 'applied'
        : { waits: OTHER_FIGURES };
    case 'boleto':
      if ((await database.inStore(storeId, (tx) => findBoleto(tx, about.id))) === null)
        return { waits: UNKNOWN };
      return (await applyBoleto(services, storeId, about.id, update)) === null
        ? 'applied'
        : { waits: OTHER_FIGURES };
  }
}

/** Applies a dispute. If the dispute arrives before its payment, the payment is read first. */
async function applyContest(
  services: PaymentServices,
  storeId: number,
  update: Extract<PaymentUpdate, { kind: 'dispute' }>,
): Promise<Applied> {
  const first = await applyDispute(services, storeId, update);
  if (first === 'applied') return first;
  if (first === 'unknown') return { never: UNKNOWN };
  if (first === 'other-figures') return { waits: OTHER_FIGURES };
  const charge = await services.provider?.read(update.charge);
  if (charge?.kind === 'found' && charge.update.kind === 'charge') {
    await apply(services, storeId, charge.update);
    if ((await applyDispute(services, storeId, update)) === 'applied') return 'applied';
  }
  return { waits: NOT_PAID_YET };
}
