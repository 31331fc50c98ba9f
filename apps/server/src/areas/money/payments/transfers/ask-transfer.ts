import { referenceOf } from '@comanda/domain/money/payments/reference';
import { transferSteps } from '@comanda/domain/money/payments/transfer-steps';
import { askOnce, type Found } from '../../../../platform/ask-once/ask-once.ts';
import { askAgainAt, SILENCE_MS } from '../payment-pace.ts';
import type { PaymentProvider, TransferNews } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { findTransfer, lockTransfer, type StoredTransfer, updateTransfer } from './transfers.writes.ts';

/** The fields of an answer about a known transfer. */
type TransferTold = Pick<TransferNews, 'state' | 'cents' | 'paidAt' | 'reason'>;

/** The reference of a transfer. Its attempt is always 1, because a new transfer follows a failed one. */
const transferReference = (storeId: number, transferId: number) =>
  referenceOf({ storeId, kind: 'transfer', id: transferId, attempt: 1 });

/**
 * Sends the next request about a transfer: create or read it. An unanswered transfer is read first, never sent again
 * blindly.
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
    if (known.kind !== 'found') return keepWaiting(services, storeId, transfer);
    return applyOrWait(services, storeId, transfer, known.news);
  }
  const ask = () => provider.transfer({ reference, receiver, cents, account });
  const answer = await askOnce({ ask, lookUp }, true);
  if (answer.kind === 'unanswered') return keepWaiting(services, storeId, transfer);
  const told: TransferTold =
    answer.kind === 'taken' ? answer.news : { state: 'failed', cents, paidAt: null, reason: answer.reason };
  await applyOrWait(services, storeId, transfer, told);
}

/**
 * Applies the provider's answer about a transfer; transfer and ledger change together. False for another amount: the
 * answer is rejected.
 */
export function applyTransfer(
  { database, books, clock }: Pick<PaymentServices, 'database' | 'books' | 'clock'>,
  storeId: number,
  transferId: number,
  told: TransferTold,
): Promise<boolean> {
  return database.inStore(storeId, async (tx) => {
    const transfer = await lockTransfer(tx, transferId);
    if (transfer === null || transfer.cents !== told.cents) return false;
    const now = clock.now();
    const { key, cents } = transfer;
    const steps = transferSteps(transfer.state, told.state);
    for (const step of steps) {
      const at = step === 'paid' ? (told.paidAt ?? now) : now;
      await books.transferStep(tx, { transferId: key, step, cents, at, told: told.reason });
    }
    const state = steps.at(-1) ?? (transfer.state === 'asking' ? told.state : transfer.state);
    await updateTransfer(tx, transfer, {
      state,
      paidAt: steps.includes('paid') ? (told.paidAt ?? now) : transfer.paidAt,
      endedAt: steps.includes('failed') || steps.includes('returned') ? now : transfer.endedAt,
      reason: told.reason ?? transfer.reason,
      attempts: 0,
      nextAttemptAt: state === 'waiting' ? now + SILENCE_MS : null,
    });
    return true;
  });
}

async function lookUpTransfer(provider: PaymentProvider, reference: string): Promise<Found<TransferNews>> {
  const found = await provider.read(reference);
  if (found.kind !== 'found') return found;
  return found.news.kind === 'transfer' ? { kind: 'found', news: found.news } : { kind: 'unanswered' };
}

async function applyOrWait(
  services: PaymentServices,
  storeId: number,
  transfer: StoredTransfer,
  told: TransferTold,
): Promise<void> {
  const { transferId, cents } = transfer;
  if (await applyTransfer(services, storeId, transferId, told)) return;
  services.log.error({ storeId, transferId, cents, told: told.cents }, 'transfer with other figures');
  await keepWaiting(services, storeId, transfer);
}

async function keepWaiting(
  { database, clock }: PaymentServices,
  storeId: number,
  { transferId }: StoredTransfer,
): Promise<void> {
  await database.inStore(storeId, async (tx) => {
    const held = await lockTransfer(tx, transferId);
    if (held === null || (held.state !== 'asking' && held.state !== 'waiting')) return;
    const attempts = held.attempts + 1;
    await updateTransfer(tx, held, { attempts, nextAttemptAt: askAgainAt(clock.now(), attempts) });
  });
}
