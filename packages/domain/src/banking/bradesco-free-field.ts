/** Whose boleto it is, in the words of Bradesco (237). All are digits. */
export interface BradescoBilling {
  /** Agency of the account that is credited, without its digit: at most 4. */
  branch: string;
  /** Kind of billing agreed with the bank (carteira): at most 2. */
  wallet: string;
  /** The bank's number of this boleto (nosso número), without its digit: at most 11. */
  ourNumber: string;
  /** Account that is credited, without its digit: at most 7. */
  account: string;
}

/** Length of each part, in the order of the field; a zero ends it (Bradesco, Layout da Cobrança). */
const PARTS = { branch: 4, wallet: 2, ourNumber: 11, account: 7 } as const;
const END = '0';
const NAMES = Object.keys(PARTS) as (keyof BradescoBilling)[];

/** The 25 digits that are the bank's own in a boleto of Bradesco; null where a part is too long or has other characters. */
export function bradescoFreeField(billing: BradescoBilling): string | null {
  const isWritable = NAMES.every(
    (name) => /^\d+$/.test(billing[name]) && billing[name].length <= PARTS[name],
  );
  return isWritable ? NAMES.map((name) => billing[name].padStart(PARTS[name], '0')).join('') + END : null;
}

/** What the 25 digits of a boleto of Bradesco say, leading zeros included; null where they are none. */
export function readBradescoFreeField(field: string): BradescoBilling | null {
  const [, branch, wallet, ourNumber, account] = /^(\d{4})(\d{2})(\d{11})(\d{7})0$/.exec(field) ?? [];
  if (branch === undefined || wallet === undefined || ourNumber === undefined || account === undefined)
    return null;
  return { branch, wallet, ourNumber, account };
}
