import { getDailySummary } from '@comanda/contract/insight/insight/daily-summary.calls';
import { getAccount, listOwnSessions } from '@comanda/contract/people/access/account.calls';
import { type FacesOfScreens, mainCall } from '../../../../../shared/testing/faces.ts';
import { anAccount, aSummaryChoice, someSessions } from './an-account.ts';

export const faces = {
  '/minha-conta': {
    full: {
      answers: (api) => {
        api.answer(getAccount, anAccount());
        api.answer(listOwnSessions, someSessions());
        api.answer(getDailySummary, aSummaryChoice());
      },
      words: /Chrome no Windows/,
    },
    main: mainCall(getAccount, anAccount(), /Não foi possível carregar a sua conta/),
    empty: null,
  },
} satisfies FacesOfScreens;
