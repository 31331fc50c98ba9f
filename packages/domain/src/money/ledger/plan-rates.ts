import type { PlanRate } from './terms.ts';

/** The reason why a table of rates is invalid, with the row. Null: the fault is not in a single row. */
export interface RatesFault {
  row: number | null;
  what: 'repeated' | 'debit-in-parts' | 'no-debit' | 'no-credit' | 'not-from-one';
}

/**
 * The fault of a plan's table; null if valid. Each combination of kind, brand and instalments may occur only
 * once. Debit has one instalment, and each brand of credit cards needs a row for one instalment. Debit and
 * credit are both required, so that every payment finds a row.
 */
export function faultOfRates(rates: readonly PlanRate[]): RatesFault | null {
  const seen = new Set<string>();
  const nameOf = (rate: PlanRate) => `${rate.kind} ${rate.brand.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
  const beginning = new Set(rates.filter(({ instalments }) => instalments === 1).map(nameOf));
  for (const [row, rate] of rates.entries()) {
    if (rate.kind === 'debit' && rate.instalments !== 1) return { row, what: 'debit-in-parts' };
    const key = `${nameOf(rate)} ${rate.instalments}`;
    if (seen.has(key)) return { row, what: 'repeated' };
    seen.add(key);
    if (!beginning.has(nameOf(rate))) return { row, what: 'not-from-one' };
  }
  if (!rates.some(({ kind }) => kind === 'debit')) return { row: null, what: 'no-debit' };
  return rates.some(({ kind }) => kind === 'credit') ? null : { row: null, what: 'no-credit' };
}
