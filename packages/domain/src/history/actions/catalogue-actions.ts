import type { ActionRows } from '../action-row.ts';
import type { AuditFacts } from '../audit-facts.ts';

/** What the store sells. */
export const CATALOGUE_ACTIONS = {
  'catalogue.categories-ordered': {
    area: 'catalogue',
    say: () => 'Mudou a ordem das categorias do cardápio',
  },
  'catalogue.photo-set': {
    area: 'catalogue',
    say: (f) => `${f.before.text('imagem') === null ? 'Pôs' : 'Trocou'} a imagem de ${productOf(f)}`,
  },
  'catalogue.photo-focused': {
    area: 'catalogue',
    say: (f) => `Mudou o que fica à vista da imagem de ${productOf(f)}`,
  },
  'catalogue.photo-removed': { area: 'catalogue', say: (f) => `Tirou a imagem de ${productOf(f)}` },
} as const satisfies ActionRows;

const productOf = (facts: AuditFacts) => facts.quoted('produto', 'um produto');
