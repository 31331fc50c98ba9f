import { blankToNull } from './optional-field.ts';

const OURS = new Set(['BRL', 'R$']);

/** The currency of an amount if it is not BRL; null: the amount is in reais, or no currency is given. */
export function foreignCurrency({ currency }: { currency?: string | null | undefined }): string | null {
  const named = blankToNull(currency)?.toUpperCase() ?? 'BRL';
  return OURS.has(named) ? null : named;
}
