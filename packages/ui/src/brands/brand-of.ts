import type { Brand } from '../brand.ts';
import { comanda } from './comanda.tsx';
import { fominha } from './fominha.tsx';
import { pracinha } from './pracinha.tsx';

export const brands: readonly Brand[] = [comanda, fominha, pracinha];

/**
 * Returns the brand of a company. Case and spaces of the name do not matter. For an unknown or missing
 * company, it is Comanda.
 */
export function brandOf(company: string | null): Brand {
  const id = company?.trim().toLowerCase();
  return brands.find((brand) => brand.id === id) ?? comanda;
}
