import { listHours } from '@comanda/contract/store/hours/hours.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { someHours } from './some-hours.ts';

export const faces = {
  '/configuracoes/funcionamento': {
    full: { answers: (api) => api.answer(listHours, someHours()), words: /Véspera de Natal/ },
    isLocked: true,
    main: mainCall(listHours, someHours(), /Não foi possível carregar os horários/),
    empty: {
      answers: (api) => api.answer(listHours, someHours({ version: 0, specialDates: [], holidays: [] })),
      words: /Salve primeiro os horários da semana/,
    },
  },
} satisfies FacesOfScreens;
