import { referenceOf } from '@comanda/domain/money/payments/reference';
import { transferSteps } from '@comanda/domain/money/payments/transfer-steps';
import { type Found, requestOnce } from '../../../../platform/outside-requests/request-once.ts';
import { retryAt, SILENCE_MS } from '../payment-pace.ts';
import type { PaymentProvider, TransferUpdate } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { findTransfer, lockTransfer, type StoredTransfer, updateTransfer } from './transfers.writes.ts';

/** The payment provider's answer about a transfer that it has. */
type ReportedTransfer = Pick<TransferUpdate, 'state' | 'cents' | 'paidAt' | 'reason'>;

/**
 * The provider's reference of a transfer. The attempt is always 1, because a failed transfer is replaced by a new one.
 */
const transferReference = (storeId: number, transferId: number) =>
  referenceOf({ storeId, kind: 'transfer', id: transferId, attempt: 1 });

/**
 * Asks the payment provider to create a transfer, or reads it there. A transfer whose request got no answer
 * is read first: creating it again could pay twice.
 */
export async function repeatTransfer(
  services: PaymentServices,
  storeId: number,
  transferId: number,
): Promise<void> {
  const { provider, database } = services;
  const transfer = await database.inStore(storeId, (tx) => findTransfer(tx, transferId));
  if (transfer === null || provider === null) return;
  if (transfer.state !== 'asking' && transfer.state !== 'waiting') return;
  const reference = transferReference(storeId, transferId);
  const { receiver, cents, account, state } = transfer;
  const lookUp = () => lookUpTransfer(provider, reference);
  if (state === 'waiting') {
    const known = await lookUp();
    if (known.kind !== 'found') return leaveWaiting(services, storeId, transfer);
    return applyOrWait(services, storeId, transfer, known.update);
  }
  const request = () => provider.transfer({ reference, receiver, cents, account });
  const answer = await requestOnce({ request, lookUp }, true);
  if (answer.kind === 'unanswered') return leaveWaiting(services, storeId, transfer);
  const reported: ReportedTransfer =
    answer.kind === 'taken' ? answer.update : { state: 'failed', cents, paidAt: null, reason: answer.reason };
  await applyOrWait(services, storeId, transfer, reported);
}

/**
 * Saves the provider's answer about a transfer in its row and in the ledger, in one transaction. Returns
 * false when the answer has another amount.
 */
export function applyTransfer(
  { database, books, clock }: Pick<PaymentServices, 'database' | 'books' | 'clock'>,
  storeId: number,
  transferId: number,
  reported: ReportedTransfer,
): Promise<boolean> {
  return database.inStore(storeId, async (tx) => {
    const transfer = await lockTransfer(tx, transferId);
    if (transfer === null || transfer.cents !== reported.cents) return false;
    const now = clock.now();
    const { key, cents } = transfer;
    const steps = transferSteps(transfer.state, reported.state);
    for (const step of steps) {
      const at = step === 'paid' ? (reported.paidAt ?? now) : now;
      await books.transferStep(tx, { transferId: key, step, cents, at, reported: reported.reason });
    }
    const state = steps.at(-1) ?? (transfer.state === 'asking' ? reported.state : transfer.state);
    await updateTransfer(tx, transfer, {
      state,
      paidAt: steps.includes('paid') ? (reported.paidAt ?? now) : transfer.paidAt,
      endedAt: steps.includes('failed') || steps.includes('returned') ? now : transfer.endedAt,
      reason: reported.reason ?? transfer.reason,
      attempts: 0,
      nextAttemptAt: state === 'waiting' ? now + SILENCE_MS : null,
    });
    return true;
  });
}

async function lookUpTransfer(provider: PaymentProvider, reference: string): Promise<Found<TransferUpdate>> {
  const found = await provider.read(reference);
  if (found.kind !== 'found') return found;
  return found.update.kind === 'transfer' ? { kind: 'found', update: found.update } : { kind: 'unanswered' };
}

async function applyOrWait(
  services: PaymentServices,
  storeId: number,
  transfer: StoredTransfer,
  reported: ReportedTransfer,
): Promise<void> {
  const { transferId, cents } = transfer;
  if (await applyTransfer(services, storeId, transferId, reported)) return;
  services.log.error({ storeId, transferId, cents, reported: reported.cents }, 'transfer with other figures');
  await leaveWaiting(services, storeId, transfer);
}

async function leaveWaiting(
  { database, clock }: PaymentServices,
  storeId: number,
  { transferId }: StoredTransfer,
): Promise<void> {
  await database.inStore(storeId, async (tx) => {
    const held = await lockTransfer(tx, transferId);
    if (held === null || (held.state !== 'asking' && held.state !== 'waiting')) return;
    const attempts = held.attempts + 1;
    await updateTransfer(tx, held, { attempts, nextAttemptAt: retryAt(clock.now(), attempts) });
  });
}
