import type { ActionRows } from '../action-row.ts';

/** What the store sells. */
export const CATALOGUE_ACTIONS = {
  'catalogue.categories-ordered': {
    area: 'catalogue',
    say: () => 'Mudou a ordem das categorias do cardápio',
  },
} as const satisfies ActionRows;
