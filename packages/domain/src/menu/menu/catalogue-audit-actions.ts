import type { ActionRows } from '../../people/audit/action-row.ts';
import { counted } from '../../people/audit/audit-facts.ts';

/** Audit log: changes that the provider makes in a store's menu. */
export const REFERENCE_ACTIONS = {
  'catalogue.menu-given': {
    area: 'catalogue',
    describe: (f) => `Importou um cardápio com ${counted(f.number('produtos'), 'produto', 'produtos')}`,
  },
  'catalogue.categories-replaced': {
    area: 'catalogue',
    describe: (f) => {
      const [categories, items] = [f.number('categorias'), f.number('itens')];
      const counts =
        categories === null || items === null ? '' : `: ${categories} categorias, ${items} itens`;
      return `Atualizou as categorias do cardápio${counts}`;
    },
  },
} as const satisfies ActionRows;
