import type { AccountType } from './receiving-account.ts';

/** A bank account in the banks' format. All fields are text, because leading zeros matter. */
export interface BankAccount {
  /** Three digits, or the eight characters of the ISPB for an institution without a code. */
  bank: string;
  type: AccountType;
  /** Four digits. */
  branch: string;
  /** Check digit of the branch; null for banks without one. */
  branchDigit: string | null;
  /** With its check digit after a dash: `12345-6`. */
  account: string;
}

export type BankAccountField = Exclude<keyof BankAccount, 'type'>;

/** Check digits are 0 to 9, `X` at Banco do Brasil, `P` at Bradesco. */
const DIGIT = '[0-9XP]';
const LONGEST_TYPED = 40;

/**
 * Parses a typed account. Dots, blanks, lower case and the dash do not matter: the last character is the check
 * digit. Returns all invalid fields. It does not check the bank's code or check digits, because each bank has its
 * own rule.
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
  // Some lower-case letters of other alphabets have an ASCII capital.
  const isAscii = /^[!-~]*$/.test(tidy);
  return isAscii && form.test(tidy.toUpperCase()) ? tidy.toUpperCase() : null;
}
