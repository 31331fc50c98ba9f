import { getRegistration } from '@comanda/contract/store/store/registration-data.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { someRegistration } from './some-registration.ts';

export const faces = {
  '/estabelecimentos': {
    full: {
      answers: (api) => api.answer(getRegistration, someRegistration()),
      words: /passam por aprovação da equipe/,
    },
    main: mainCall(getRegistration, someRegistration(), /Não foi possível carregar o cadastro/),
    empty: null,
  },
} satisfies FacesOfScreens;
