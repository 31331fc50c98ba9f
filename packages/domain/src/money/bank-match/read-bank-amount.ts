import { readReais } from '../../kit/cents/read-reais.ts';

/**
 * Parses a bank's amount into integer cents, negative for a debit: `1.234,56`, `-1234.56`, `R$ 1.234,56 D`,
 * `(10,00)`. Null for a text that is empty or has no digits (`.`). Undefined if ambiguous: `1.234` may mean a
 * thousand, or a number with decimals.
 */
export function readBankAmount(text: string): number | null | undefined {
  const written = text.replace(/R\$|BRL|\s/gi, '').replace(/[\u2212\u2013]/g, '-');
  if (!/\d/.test(written) && /^[.,-]*$/.test(written)) return null;
  const [, opened, sign, digits, mark] = /^(\()?([+-])?([\d.,]+)\)?([+-]|[CD])?$/i.exec(written) ?? [];
  if (digits === undefined) return undefined;
  // Some banks write six decimals, so zeros after the second decimal are removed.
  const plain = digits.replace(/([.,]\d{2})0{2,}$/, '$1');
  const cents = /^\d{1,3}[.,]\d{3}$/.test(plain) ? undefined : readReais(plain);
  if (cents === undefined || cents === null) return undefined;
  const isOut = opened !== undefined || sign === '-' || mark === '-' || mark?.toUpperCase() === 'D';
  return isOut ? -cents || 0 : cents;
}
