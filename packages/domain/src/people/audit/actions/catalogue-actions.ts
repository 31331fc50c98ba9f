import type { ActionRows } from '../action-row.ts';
import { counted } from '../audit-facts.ts';

/** Changes the provider makes in a store's menu. */
export const REFERENCE_ACTIONS = {
  'catalogue.menu-given': {
    area: 'catalogue',
    say: (f) => `Importou um cardápio com ${counted(f.number('produtos'), 'produto', 'produtos')}`,
  },
} as const satisfies ActionRows;
