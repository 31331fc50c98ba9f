import { listBoard } from '@comanda/contract/orders/orders/orders.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { anOrderCard } from './an-order-card.ts';

const board = (orders = [anOrderCard()]) => ({
  orders,
  seq: 1,
  now: Date.now(),
  store: { storeId: 7, storeName: 'Pizzaria Dona Conceição' },
});

export const faces = {
  '/pedidos': {
    full: { answers: (api) => api.answer(listBoard, board()), words: /Conceição d’Ávila/ },
    main: mainCall(listBoard, board(), /Não foi possível carregar os pedidos/),
    empty: { answers: (api) => api.answer(listBoard, board([])), words: /Nenhum pedido pendente/ },
  },
  '/verificacao': {
    full: { answers: (api) => api.answer(listBoard, board()), words: /Ainda não verificado hoje/ },
    main: null,
    empty: null,
  },
} satisfies FacesOfScreens;
