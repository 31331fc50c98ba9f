import type {
  ProviderObject,
  transferRequestWire,
} from '@comanda/contract/money/payments/payment-provider.wire';
import type * as z from 'zod/mini';
import type { Bank } from '../bank.ts';
import { receiverOf } from './receivers.ts';

const COMES_BACK_MS = 2 * 24 * 3_600_000;
/** Transfers to an account number that contains only nines and hyphens fail. */
const CLOSED_ACCOUNT = /^[9-]+$/;

/** Transfers money to a receiver's account. The transfer is paid a moment later, or fails if the account is closed. */
export function putTransfer(
  bank: Bank,
  reference: string,
  request: z.infer<typeof transferRequestWire>,
): ProviderObject {
  const isNew = bank.find(reference) === undefined;
  const transfer = bank.put(reference, request, () => {
    receiverOf(bank, request.receiver);
    return {
      object: {
        kind: 'transfer',
        reference,
        receiver: request.receiver,
        state: 'waiting',
        amountCents: request.amountCents,
        updatedAt: bank.nowIso(),
        reason: CLOSED_ACCOUNT.test(request.account.account ?? '') ? 'conta encerrada' : null,
      },
    };
  });
  if (isNew) {
    bank.plan(reference, 'pay-transfer', bank.behaviour.transfersTakeMs);
    bank.save();
  }
  return transfer;
}

export function payTransfer(bank: Bank, reference: string): void {
  const transfer = bank.find(reference)?.object;
  if (transfer?.kind !== 'transfer' || transfer.state !== 'waiting') return;
  if (transfer.reason) {
    bank.change(reference, { state: 'failed' });
    return;
  }
  const line = { event: 'transferred', cents: -transfer.amountCents } as const;
  bank.change(reference, { state: 'paid', paidAt: bank.nowIso() }, line);
  if (bank.behaviour.returnsTransfers) bank.plan(reference, 'return-transfer', COMES_BACK_MS);
  bank.save();
}

/** Returns a paid transfer, because the account was closed in the meantime. */
export function returnTransfer(bank: Bank, reference: string): void {
  const transfer = bank.find(reference)?.object;
  if (transfer?.kind !== 'transfer' || transfer.state !== 'paid') return;
  const line = { event: 'transfer-returned', cents: transfer.amountCents } as const;
  bank.change(reference, { state: 'returned', reason: 'conta encerrada' }, line);
}
