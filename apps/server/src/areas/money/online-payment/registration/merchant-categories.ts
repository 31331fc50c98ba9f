import { readFile } from 'node:fs/promises';
import type { MerchantCategory } from '@comanda/contract/money/online-payment/registration.wire';

const FILE = new URL('./merchant-categories.json', import.meta.url);
let read: Promise<readonly MerchantCategory[]> | null = null;

/** Merchant categories with the codes of ISO 18245, food first. The file is loaded at the first use. */
export function merchantCategories(): Promise<readonly MerchantCategory[]> {
  read ??= readFile(FILE, 'utf8').then((text) => JSON.parse(text) as MerchantCategory[]);
  return read;
}
