import type { ActionRows } from '../../people/audit/action-row.ts';

/** Ratings and replies. */
export const RATING_ACTIONS = {
  'ratings.replied': {
    area: 'store',
    say: (f) => `Respondeu à avaliação do pedido ${f.text('codigo') ?? ''}`.trim(),
  },
  'ratings.contested': {
    area: 'store',
    say: (f) => `Contestou a avaliação do pedido ${f.text('codigo') ?? ''}`.trim(),
  },
  'ratings.decided': {
    area: 'store',
    say: (f) =>
      `${f.flag('retirada') === true ? 'Retirou' : 'Manteve'} a avaliação contestada do pedido ${f.text('codigo') ?? ''}`.trim(),
  },
  'ratings.template-saved': { area: 'store', say: () => 'Guardou uma resposta pronta para avaliações' },
  'ratings.template-removed': { area: 'store', say: () => 'Tirou uma resposta pronta para avaliações' },
} as const satisfies ActionRows;
