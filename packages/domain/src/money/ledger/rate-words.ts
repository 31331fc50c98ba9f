import { isOwnRow, type PlanRate } from './terms.ts';

/** Returns the name of a plan's row: 'Crédito Visa', 'Débito Elo', 'Pix'. */
export function rateName({ kind, brand }: Pick<PlanRate, 'kind' | 'brand'>): string {
  if (isOwnRow({ kind, brand })) return brand;
  return `${kind === 'debit' ? 'Débito' : 'Crédito'} ${brand}`;
}
