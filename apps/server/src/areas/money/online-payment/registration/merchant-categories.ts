import { readFile } from 'node:fs/promises';
import type { MerchantCategory } from '@comanda/contract/money/online-payment/registration.wire';

const FILE = new URL('./merchant-categories.json', import.meta.url);
let read: Promise<readonly MerchantCategory[]> | null = null;

/** Merchant categories by the codes of ISO 18245, food first, loaded from their file on first use. */
export function merchantCategories(): Promise<readonly MerchantCategory[]> {
  read ??= readFile(FILE, 'utf8').then((text) => JSON.parse(text) as MerchantCategory[]);
  return read;
}
