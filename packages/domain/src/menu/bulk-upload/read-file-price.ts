import { readReais } from '../../kit/cents/read-reais.ts';

const MAX_CENTS = 9_999_999;

export type PriceFault = 'ambiguous' | 'decimals' | 'unreadable' | 'too-much';

/**
 * Parses a price of a spreadsheet into integer cents: `R$ 1.234,50`, `1234.50`, `12,5`. `1.234` is
 * `ambiguous`: it may mean a thousand, or a number with decimals. `3.333333` has fractions of a cent
 * (`decimals`). Null for an empty cell.
 */
export function readFilePrice(text: string): number | null | PriceFault {
  const written = text.replace(/R\$|\s/g, '');
  if (/^\d{1,3}[.,]\d{3}$/.test(written)) return 'ambiguous';
  if (/^\d+[.,]\d{3,}$/.test(written)) return 'decimals';
  const cents = readReais(written);
  if (cents === undefined) return /^\d[\d.,]*$/.test(written) && isHuge(written) ? 'too-much' : 'unreadable';
  return cents !== null && cents > MAX_CENTS ? 'too-much' : cents;
}

/** True for more digits before the decimals than any real price has. */
const isHuge = (written: string) => written.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '').length > 7;
