import type { ProviderObject } from '@comanda/contract/money/payments/payment-provider.wire';
import { type Bank, Refusal } from '../bank.ts';

export type Receiver = Extract<ProviderObject, { kind: 'receiver' }>;

/** Duration of the review of documents, which is short here. */
const REVIEWED_MS = 10_000;
/** A receiver with this name is always rejected. */
const UNWANTED = /recusad[ao]/i;
const DOCUMENTS = 3;

/**
 * Registers a receiver. The receiver may sell immediately, and withdraw after the approval of its documents. Name and
 * address may change later, but not the holder.
 */
export function putReceiver(
  bank: Bank,
  reference: string,
  { name, document }: { name: string; document: string; email: string },
): ProviderObject {
  const isUnwanted = UNWANTED.test(name);
  return bank.put(reference, { document }, () => ({
    object: {
      kind: 'receiver',
      reference,
      state: isUnwanted ? 'rejected' : 'enabled',
      reasons: isUnwanted ? ['cadastro fora da política do banco'] : [],
      documents: [],
      updatedAt: bank.nowIso(),
    },
  }));
}

/** Accepts a document of a receiver; a new version is reviewed again. */
export function putDocument(bank: Bank, reference: string, kind: string): Receiver {
  const receiver = receiverOf(bank, reference);
  const others = receiver.documents.filter((each) => each.kind !== kind);
  bank.change(reference, { documents: [...others, { kind, state: 'waiting' }] });
  bank.plan(reference, 'approve-documents', REVIEWED_MS);
  bank.save();
  return receiverOf(bank, reference);
}

export function approveDocuments(bank: Bank, reference: string): void {
  const receiver = receiverOf(bank, reference);
  const documents = receiver.documents.map((each) =>
    each.state === 'waiting' ? { ...each, state: 'approved' as const } : each,
  );
  const isComplete = documents.length >= DOCUMENTS && documents.every(({ state }) => state === 'approved');
  const isActive = isComplete && receiver.state === 'enabled';
  bank.change(reference, { documents, ...(isActive ? { state: 'activated' as const } : {}) });
}

export function receiverOf(bank: Bank, reference: string): Receiver {
  const object = bank.find(reference)?.object;
  if (object?.kind !== 'receiver') throw new Refusal('recebedor desconhecido');
  return object;
}

/** Rejects one document. A new picture of the document is reviewed again. */
export function rejectDocument(bank: Bank, reference: string, kind: string, reason: string): Receiver {
  const documents = receiverOf(bank, reference).documents.map((each) =>
    each.kind === kind ? { kind, state: 'rejected' as const, reason } : each,
  );
  bank.change(reference, { documents });
  return receiverOf(bank, reference);
}

/** Rejects the receiver, which may then neither sell nor withdraw. */
export function reject(bank: Bank, reference: string, reason: string): Receiver {
  receiverOf(bank, reference);
  bank.change(reference, { state: 'rejected', reasons: [reason] });
  return receiverOf(bank, reference);
}
