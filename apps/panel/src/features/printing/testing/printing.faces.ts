import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { listCategories } from '@comanda/contract/menu/categories.calls';
import { getPrintSettings, listPrintDevices } from '@comanda/contract/printing/printing.calls';
import { type FacesOfScreens, mainCall } from '../../../shared/testing/faces.ts';
import { aCategory } from './a-category.ts';
import { aDevice, someSettings } from './print-samples.ts';

const printSettings = { settings: someSettings(), version: 5, isSynced: true };
const printing = (api: FakeApi) => {
  api.answer(getPrintSettings, printSettings);
  api.answer(listPrintDevices, [aDevice()]);
  api.answer(listCategories, [aCategory(1, 'Pizzas')]);
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
    full: { answers: printing, words: /Aceitar e imprimir pedidos automaticamente/ },
    main: mainCall(getPrintSettings, printSettings, /Não foi possível carregar as configurações/),
    empty: null,
  },
} satisfies FacesOfScreens;
