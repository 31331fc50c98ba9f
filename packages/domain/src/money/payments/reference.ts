/** Kinds of requests that have a reference at the payment provider. */
export const REFERENCE_KINDS = ['charge', 'refund', 'transfer', 'boleto', 'receiver'] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** One attempt to send a request of a store. */
export interface PaymentReference {
  storeId: number;
  kind: ReferenceKind;
  /** The store's own number of the charge, refund, etc. */
  id: number;
  /** Number of the attempt, starting at 1. Only after a final refusal the next attempt gets a new number. */
  attempt: number;
}

/** The reference at the payment provider, e.g. `s12-charge34-1`. It identifies store and request. */
export function referenceOf({ storeId, kind, id, attempt }: PaymentReference): string {
  return `s${storeId}-${kind}${id}-${attempt}`;
}

const REFERENCE = /^s([1-9]\d{0,8})-([a-z]+)([1-9]\d{0,14})-([1-9]\d{0,3})$/;

/** Parses a reference; null when we did not create it. */
export function readReference(text: string): PaymentReference | null {
  const [, storeId, word, id, attempt] = REFERENCE.exec(text) ?? [];
  const kind = REFERENCE_KINDS.find((each) => each === word);
  if (kind === undefined) return null;
  return { storeId: Number(storeId), kind, id: Number(id), attempt: Number(attempt) };
}
