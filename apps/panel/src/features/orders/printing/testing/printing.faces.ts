import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { listCategories } from '@comanda/contract/menu/menu/categories.calls';
import { listRefusedOrders } from '@comanda/contract/orders/intake/refused-orders.calls';
import { getPrintSettings, listPrintDevices } from '@comanda/contract/orders/printing/printing.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { aCategory } from './a-category.ts';
import { aDevice, someSettings } from './print-samples.ts';

const printSettings = { settings: someSettings(), version: 5, isSynced: true };
const printing = (api: FakeApi) => {
  api.answer(getPrintSettings, printSettings);
  api.answer(listPrintDevices, [aDevice()]);
  api.answer(listCategories, [aCategory(1, 'Pizzas')]);
};
const refused = {
  ...{ externalId: '9001', reason: 'request.invalid', partner: 'App do Zé', field: 'items' },
  ...{ words: 'Informe pelo menos 1.', faults: 2, firstAt: 1_000, lastAt: 2_000, times: 3, orders: 1 },
};

export const faces = {
  '/configuracoes/impressoras': {
    full: { answers: printing, words: /EPSON/ },
    main: mainCall(getPrintSettings, printSettings, /Não foi possível carregar as configurações/),
    empty: {
      answers: (api) => api.answer(listPrintDevices, []),
      words: /Ligue o computador que tem as impressoras/,
    },
  },
  '/configuracoes/software': {
    full: {
      answers: (api) => {
        printing(api);
        api.answer(listRefusedOrders, [refused]);
      },
      words: /Dados que faltam ou estão errados/,
    },
    main: mainCall(getPrintSettings, printSettings, /Não foi possível carregar as configurações/),
    empty: { answers: (api) => api.answer(listRefusedOrders, []), words: /Todos os pedidos entraram/ },
  },
} satisfies FacesOfScreens;
