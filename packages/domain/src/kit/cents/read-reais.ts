import { MAX_AMOUNT_CENTS } from './cents.ts';

/**
 * Parses an amount that a user typed into integer cents: `8,9`, `8.90`, `R$ 1.234,56`, `1234`. The last comma
 * or point separates decimals, but a point before exactly three digits separates thousands: `1.234`. Null for
 * an empty text. Undefined for an invalid amount, more than two decimals, or more than R$ 9.999.999,99.
 */
export function readReais(text: string): number | null | undefined {
  const written = text.replace(/R\$|\s/g, '');
  if (written === '') return null;
  if (!/^\d[\d.,]*$|^[.,]\d{1,2}$/.test(written)) return undefined;
  const mark = decimalMarkOf(written);
  const [total = '', decimals = '', ...more] = mark === null ? [written] : split(written, mark);
  if (more.length > 0 || decimals.length > 2) return undefined;
  if (!/^\d*$|^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(total)) return undefined;
  const cents = Number(`${total.replace(/\D/g, '') || '0'}${decimals.padEnd(2, '0')}`);
  return cents <= MAX_AMOUNT_CENTS ? cents : undefined;
}

/** Index of the comma or point before the decimals; null for an amount without decimals. */
function decimalMarkOf(written: string): number | null {
  const at = Math.max(written.lastIndexOf(','), written.lastIndexOf('.'));
  if (at < 0) return null;
  const isThousands = written[at] === '.' && /^\d{1,3}(\.\d{3})+$/.test(written);
  return isThousands ? null : at;
}

function split(written: string, at: number): string[] {
  return [written.slice(0, at), written.slice(at + 1)];
}
