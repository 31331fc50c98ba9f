/** What a reference may name at the payment provider. */
export const REFERENCE_KINDS = ['charge', 'refund', 'transfer', 'boleto', 'receiver'] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** One attempt at one thing of one store. */
export interface PaymentReference {
  storeId: number;
  kind: ReferenceKind;
  /** The store's number of it. */
  id: number;
  /** From 1 on. What was refused for good is tried again as the next attempt. */
  attempt: number;
}

/** The name the payment provider knows it by, `s12-charge34-1`: whoever hears it knows whose it is. */
export function referenceOf({ storeId, kind, id, attempt }: PaymentReference): string {
  return `s${storeId}-${kind}${id}-${attempt}`;
}

const REFERENCE = /^s([1-9]\d{0,8})-([a-z]+)([1-9]\d{0,14})-([1-9]\d{0,3})$/;

/** Reads a reference back; null for what is none of ours. */
export function readReference(text: string): PaymentReference | null {
  const [, storeId, word, id, attempt] = REFERENCE.exec(text) ?? [];
  const kind = REFERENCE_KINDS.find((each) => each === word);
  if (kind === undefined) return null;
  return { storeId: Number(storeId), kind, id: Number(id), attempt: Number(attempt) };
}
