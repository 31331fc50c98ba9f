import { listOldPayouts, listOldTransactions } from '@comanda/contract/money/old-finance/old-finance.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { anOldPayout, someOldOrders } from './some-old-finance.ts';

export const faces = {
  '/onlinepayment/report': {
    full: { answers: (api) => api.answer(listOldTransactions, someOldOrders()), words: /#A1B2/ },
    main: mainCall(listOldTransactions, someOldOrders(), /Não foi possível carregar os pedidos antigos/),
    empty: {
      answers: (api) => api.answer(listOldTransactions, { ...someOldOrders(), transactions: [] }),
      words: /Nenhum registro encontrado/,
    },
  },
  '/onlinepayment/batch': {
    full: {
      answers: (api) => api.answer(listOldPayouts, { payouts: [anOldPayout()], count: 1 }),
      words: /#7 - Pizzaria/,
    },
    main: mainCall(
      listOldPayouts,
      { payouts: [anOldPayout()], count: 1 },
      /Não foi possível carregar os repasses antigos/,
    ),
    empty: {
      answers: (api) => api.answer(listOldPayouts, { payouts: [], count: 0 }),
      words: /Nenhum item/,
    },
  },
} satisfies FacesOfScreens;
