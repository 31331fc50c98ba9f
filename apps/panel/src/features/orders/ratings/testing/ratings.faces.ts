import { listRatings, readRatingSummary } from '@comanda/contract/orders/ratings/ratings.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { aRating, someSummary } from './some-ratings.ts';

export const faces = {
  '/avaliacoes': {
    full: {
      answers: (api) => {
        api.answer(readRatingSummary, someSummary());
        api.answer(listRatings, { rows: [aRating()], count: 1, next: null });
      },
      words: /#K7QF/,
    },
    main: mainCall(readRatingSummary, someSummary(), /Não foi possível carregar as avaliações/),
    empty: {
      answers: (api) => {
        const none = { count: 0, food: null, delivery: null, overall: null };
        api.answer(readRatingSummary, someSummary({ mean: null, totals: none, processing: 0 }));
        api.answer(listRatings, { rows: [], count: 0, next: null });
      },
      words: /Nenhuma avaliação neste período/,
    },
  },
} satisfies FacesOfScreens;
