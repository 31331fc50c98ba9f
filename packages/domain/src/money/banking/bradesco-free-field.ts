/** A boleto's identification at Bradesco (237). All fields are digits. */
export interface BradescoBilling {
  /** Agency of the credited account, without its check digit: at most 4 digits. */
  branch: string;
  /** Kind of billing agreed with the bank (carteira): at most 2 digits. */
  wallet: string;
  /** The bank's number of this boleto (nosso número), without its check digit: at most 11 digits. */
  ourNumber: string;
  /** The credited account, without its check digit: at most 7 digits. */
  account: string;
}

/**
 * Length of each part, in the sequence of the field. The field ends with a zero (Bradesco, Layout da
 * Cobrança).
 */
const PARTS = { branch: 4, wallet: 2, ourNumber: 11, account: 7 } as const;
const END = '0';
const NAMES = Object.keys(PARTS) as (keyof BradescoBilling)[];

/**
 * The free field of 25 digits of a Bradesco boleto. Null when a part is too long or has other characters than digits.
 */
export function bradescoFreeField(billing: BradescoBilling): string | null {
  const isWritable = NAMES.every(
    (name) => /^\d+$/.test(billing[name]) && billing[name].length <= PARTS[name],
  );
  return isWritable ? NAMES.map((name) => billing[name].padStart(PARTS[name], '0')).join('') + END : null;
}

/** Parses the free field of a Bradesco boleto; parts have leading zeros. Null when invalid. */
export function readBradescoFreeField(field: string): BradescoBilling | null {
  const [, branch, wallet, ourNumber, account] = /^(\d{4})(\d{2})(\d{11})(\d{7})0$/.exec(field) ?? [];
  if (branch === undefined || wallet === undefined || ourNumber === undefined || account === undefined)
    return null;
  return { branch, wallet, ourNumber, account };
}
