import type { Bank } from '@comanda/contract/money/online-payment/accounts.wire';

let read: Promise<readonly Bank[]> | null = null;

/**
 * The institutions in the Central Bank's list of STR participants, loaded at the first use. Some have an ISPB but no
 * three-digit code.
 */
export function bankList(): Promise<readonly Bank[]> {
  read ??= import('@brazilian-utils/brazilian-utils/get-banks').then(({ getBanks }) =>
    getBanks().map(({ code, ispb, name }) => ({ code, ispb, name })),
  );
  return read;
}

/** The bank with this three-digit code or ISPB; null when the list has no such bank. */
export async function findBank(chosen: string): Promise<Bank | null> {
  const banks = await bankList();
  return banks.find(({ code, ispb }) => chosen !== '' && (code === chosen || ispb === chosen)) ?? null;
}
