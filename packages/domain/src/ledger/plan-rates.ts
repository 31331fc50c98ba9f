import type { PlanRate } from './terms.ts';

/** Why a table of rates will not do, and at which of its rows; null: at none of them. */
export interface RatesFault {
  row: number | null;
  what: 'repeated' | 'debit-in-parts' | 'no-debit' | 'no-credit' | 'not-from-one';
}

/**
 * What is wrong with a plan's table; null: nothing. Each kind, brand and number of instalments stands once, debit is paid at once, every
 * credit brand begins with one instalment, and there is something of each kind: a payment of any brand finds its row then.
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
