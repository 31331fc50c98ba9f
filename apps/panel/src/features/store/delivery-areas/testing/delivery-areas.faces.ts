import { listDeliveryAreas } from '@comanda/contract/store/delivery-areas/delivery-areas.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { anAreaTable } from './an-area-table.ts';

export const faces = {
  '/configuracoes/bairros': {
    full: { answers: (api) => api.answer(listDeliveryAreas, anAreaTable()), words: /Cambuí/ },
    isLocked: true,
    main: mainCall(listDeliveryAreas, anAreaTable(), /Não foi possível carregar os bairros/),
    empty: {
      answers: (api) => api.answer(listDeliveryAreas, { version: 0, cities: [], districts: [] }),
      words: /Em que cidade a loja entrega/,
    },
  },
} satisfies FacesOfScreens;
