import type { ProviderObject } from '@comanda/contract/money/payments/payment-provider.wire';
import { type Bank, Refusal } from '../bank.ts';

export type Receiver = Extract<ProviderObject, { kind: 'receiver' }>;

/** Milliseconds that the review of documents takes. It is short, so that tests need not wait. */
const REVIEWED_MS = 10_000;
/** A receiver whose name matches this pattern is always rejected. */
const UNWANTED = /recusad[ao]/i;
const DOCUMENTS = 3;

/**
 * Registers a receiver. The receiver may sell immediately, and may withdraw money after its documents are
 * approved. Name and address may change later, but the holder may not.
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

/** Rejects the receiver. A rejected receiver may neither sell nor withdraw money. */
export function reject(bank: Bank, reference: string, reason: string): Receiver {
  receiverOf(bank, reference);
  bank.change(reference, { state: 'rejected', reasons: [reason] });
  return receiverOf(bank, reference);
}
