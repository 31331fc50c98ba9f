import type { Bank } from '@comanda/contract/money/online-payment/accounts.wire';

let read: Promise<readonly Bank[]> | null = null;

/** The institutions of the Central Bank's list (STR) by code, loaded on first use. Some have an ISPB and no code. */
export function bankList(): Promise<readonly Bank[]> {
  read ??= import('@brazilian-utils/brazilian-utils/get-banks').then(({ getBanks }) =>
    getBanks().map(({ code, ispb, name }) => ({ code, ispb, name })),
  );
  return read;
}

/** The bank with these three digits or this ISPB; null without one. */
export async function findBank(chosen: string): Promise<Bank | null> {
  const banks = await bankList();
  return banks.find(({ code, ispb }) => chosen !== '' && (code === chosen || ispb === chosen)) ?? null;
}
