import { type PixCode, readPixCode, writePixCode } from './pix-code.ts';

/** The receiver of an invoice's Pix: the provider's key, name and city. */
export interface PixPayee {
  key: string;
  name: string;
  city: string;
}

/**
 * The Pix code for an invoice's open amount. The txid contains store and invoice, so that the bank's statement
 * identifies the payment. Null when the code cannot be written, or does not read back unchanged.
 */
export function invoicePixCode(
  { key, name, city }: PixPayee,
  { storeId, invoiceId, cents }: { storeId: number; invoiceId: number; cents: number },
): string | null {
  const txid = `S${storeId}F${invoiceId}A1`;
  const wanted: PixCode = { payee: { key }, name, city, amountCents: cents, txid };
  const code = writePixCode(wanted);
  if (!code.ok) return null;
  const read = readPixCode(code.value);
  const isSame =
    read.ok &&
    read.value.amountCents === cents &&
    read.value.txid === txid &&
    'key' in read.value.payee &&
    read.value.payee.key === key;
  return isSame ? code.value : null;
}
