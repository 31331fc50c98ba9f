import type { AccountType } from '../online-payment/receiving-account.ts';

/** An account at a bank, in the form banks know. All of it is text: zeros at the beginning belong to it. */
export interface BankAccount {
  /** Three digits, or the eight characters of the ISPB of an institution without them. */
  bank: string;
  type: AccountType;
  /** Four digits. */
  branch: string;
  /** Check digit of the branch; null for banks whose branches have none. */
  branchDigit: string | null;
  /** With its check digit behind a dash: `12345-6`. */
  account: string;
}

export type BankAccountField = Exclude<keyof BankAccount, 'type'>;

/** Check digits are 0 to 9, `X` at Banco do Brasil, `P` at Bradesco. */
const DIGIT = '[0-9XP]';
const LONGEST_TYPED = 40;

/**
 * An account as somebody typed it; dots, blanks and small letters do not matter, nor does the dash: the last character is the check digit.
 * Refuses with every field that cannot be one. Whether a bank has this code, and whether digits prove the others, is not asked here:
 * each bank has its own rule.
 */
export function readBankAccount(
  typed: Record<BankAccountField, string> & Pick<BankAccount, 'type'>,
): { ok: true; value: BankAccount } | { ok: false; faults: BankAccountField[] } {
  const bank = matched(typed.bank, /^\d{3}$|^[0-9A-Z]{8}$/);
  const branch = matched(typed.branch, /^(?=.*[1-9])\d{1,4}$/)?.padStart(4, '0') ?? null;
  const branchDigit = matched(typed.branchDigit, new RegExp(`^${DIGIT}?$`));
  const account = readAccountNumber(typed.account);
  if (bank === null || branch === null || branchDigit === null || account === null) {
    const read = { bank, branch, branchDigit, account };
    const faults = (Object.keys(read) as BankAccountField[]).filter((field) => read[field] === null);
    return { ok: false, faults };
  }
  return {
    ok: true,
    value: { type: typed.type, bank, branch, branchDigit: branchDigit || null, account },
  };
}

/** The number of an account, `12345-6`; typed without a dash its last character is the check digit. Null: it is none. */
export function readAccountNumber(typed: string): string | null {
  const account = matched(typed, new RegExp(`^(?=.*[1-9])\\d{1,17}-?${DIGIT}$`));
  return account?.replace(/-?(.)$/, '-$1') ?? null;
}

function matched(typed: string, form: RegExp): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const tidy = typed.replace(/[\s.]/g, '');
  // Some small letters of other alphabets have a capital of ours.
  const isAscii = /^[!-~]*$/.test(tidy);
  return isAscii && form.test(tidy.toUpperCase()) ? tidy.toUpperCase() : null;
}
