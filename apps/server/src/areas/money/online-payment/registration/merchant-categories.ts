import { readFile } from 'node:fs/promises';
import type { MerchantCategory } from '@comanda/contract/money/online-payment/registration.wire';

const FILE = new URL('./merchant-categories.json', import.meta.url);
let read: Promise<readonly MerchantCategory[]> | null = null;

/** The categories a store may register under, by the codes of ISO 18245, those that sell food first; read from their file when first asked for. */
export function merchantCategories(): Promise<readonly MerchantCategory[]> {
  read ??= readFile(FILE, 'utf8').then((text) => JSON.parse(text) as MerchantCategory[]);
  return read;
}
