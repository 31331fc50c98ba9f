import type { ActionRows } from '../../people/audit/action-row.ts';

/** Audit log: actions on ratings and replies. */
export const RATING_ACTIONS = {
  'ratings.replied': {
    area: 'store',
    describe: (f) => `Respondeu à avaliação do pedido ${f.text('codigo') ?? ''}`.trim(),
  },
  'ratings.contested': {
    area: 'store',
    describe: (f) => `Contestou a avaliação do pedido ${f.text('codigo') ?? ''}`.trim(),
  },
  'ratings.decided': {
    area: 'store',
    describe: (f) =>
      `${f.flag('retirada') === true ? 'Retirou' : 'Manteve'} a avaliação contestada do pedido ${f.text('codigo') ?? ''}`.trim(),
  },
  'ratings.template-saved': { area: 'store', describe: () => 'Guardou uma resposta pronta para avaliações' },
  'ratings.template-removed': { area: 'store', describe: () => 'Tirou uma resposta pronta para avaliações' },
} as const satisfies ActionRows;
