import type { Brand } from '../brand.ts';
import { comanda } from './comanda.tsx';
import { fominha } from './fominha.tsx';
import { pracinha } from './pracinha.tsx';

export const brands: readonly Brand[] = [comanda, fominha, pracinha];

/** The brand of a company setting (case and spaces ignored); unknown or absent companies get Comanda. */
export function brandOf(company: string | null): Brand {
  const id = company?.trim().toLowerCase();
  return brands.find((brand) => brand.id === id) ?? comanda;
}
