import { listPaymentMethods } from '@comanda/contract/store/payment-methods/payment-methods.calls';
import { getAcceptanceStatus } from '@comanda/contract/store/store/online-acceptance.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { someMethods } from './some-methods.ts';

const paymentMethods = someMethods(['Dinheiro', 'Visa|C']);

export const faces = {
  '/configuracoes/formapagamento': {
    full: {
      answers: (api) => {
        api.answer(listPaymentMethods, paymentMethods);
        api.answer(getAcceptanceStatus, false);
      },
      words: /Cartão de crédito/,
    },
    isLocked: true,
    main: mainCall(listPaymentMethods, paymentMethods, /Não foi possível carregar as formas de pagamento/),
    empty: null,
  },
} satisfies FacesOfScreens;
