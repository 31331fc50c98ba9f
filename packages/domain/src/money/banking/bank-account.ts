import type { AccountType } from './receiving-account.ts';

/** A bank account in the banks' format. All fields are text, because leading zeros matter. */
export interface BankAccount {
  /** Three digits, or the eight characters of the ISPB when the institution has no code. */
  bank: string;
  type: AccountType;
  /** Four digits. */
  branch: string;
  /** Check digit of the branch; null for banks without one. */
  branchDigit: string | null;
  /** Account number with its check digit after a dash: `12345-6`. */
  account: string;
}

export type BankAccountField = Exclude<keyof BankAccount, 'type'>;

/** Check digits are 0 to 9, `X` at Banco do Brasil, `P` at Bradesco. */
const DIGIT = '[0-9XP]';
const LONGEST_TYPED = 40;

/**
 * Parses a typed account; returns all invalid fields. Dots, blanks, lower case and the dash do not matter,
 * because the last character is the check digit. The bank's code and check digits are not verified, because
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

/**
 * Parses an account number such as `12345-6`. Without a dash the last character is the check digit. Null when
 * invalid.
 */
export function readAccountNumber(typed: string): string | null {
  const account = matched(typed, new RegExp(`^(?=.*[1-9])\\d{1,17}-?${DIGIT}$`));
  return account?.replace(/-?(.)$/, '-$1') ?? null;
}

function matched(typed: string, form: RegExp): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const tidy = typed.replace(/[\s.]/g, '');
  // Upper case turns some letters of other alphabets into ASCII, so the typed text must be ASCII already.
  const isAscii = /^[!-~]*$/.test(tidy);
  return isAscii && form.test(tidy.toUpperCase()) ? tidy.toUpperCase() : null;
}
