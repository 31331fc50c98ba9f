import type { Bank } from '@comanda/contract/money/online-payment/accounts.wire';

let read: Promise<readonly Bank[]> | null = null;

/**
 * The institutions of the central bank's list (STR) by their codes, loaded on first use. Some have an ISPB and no
 * code.
 */
export function bankList(): Promise<readonly Bank[]> {
  read ??= import('@brazilian-utils/brazilian-utils/get-banks').then(({ getBanks }) =>
    getBanks().map(({ code, ispb, name }) => ({ code, ispb, name })),
  );
  return read;
}

/** The chosen bank, by its three digits or its ISPB; null: there is none. */
export async function findBank(chosen: string): Promise<Bank | null> {
  const banks = await bankList();
  return banks.find(({ code, ispb }) => chosen !== '' && (code === chosen || ispb === chosen)) ?? null;
}
