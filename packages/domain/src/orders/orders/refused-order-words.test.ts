import { expect, it } from 'vitest';
import { refusedOrderWords } from './refused-order-words.ts';

const refused = {
  ...{ externalId: '77', reason: 'request.invalid', partner: 'App', times: 3, lastAt: 5, orders: 1 },
  ...{ field: 'items[0].quantity', words: 'Informe um número.', faults: 3 },
};

it.each([
  [
    refused,
    'Dados que faltam ou estão errados',
    'App · pedido 77 · items[0].quantity: Informe um número. (e mais 2) · 3 vezes, a última em dia 5',
  ],
  [
    {
      ...refused,
      externalId: '',
      reason: 'request.too-large',
      partner: null,
      field: null,
      words: null,
      faults: 0,
      times: 1,
    },
    'Documento grande demais',
    'pedido sem id · dia 5',
  ],
  [
    { ...refused, orders: 12, times: 30 },
    'Dados que faltam ou estão errados',
    'App · 12 pedidos, o último: pedido 77 · items[0].quantity: Informe um número. (e mais 2) · 30 vezes, a última em dia 5',
  ],
  // Documents without an id are counted one by one.
  [
    { ...refused, externalId: '', orders: 3, words: null, field: null, faults: 0 },
    'Dados que faltam ou estão errados',
    'App · 3 pedidos, o último: pedido sem id · dia 5',
  ],
  [
    { ...refused, reason: 'novo', field: null, faults: 0 },
    'novo',
    'App · pedido 77 · Informe um número. · 3 vezes, a última em dia 5',
  ],
])('%j reads', (order, title, facts) => {
  expect(refusedOrderWords(order, (at) => `dia ${at}`)).toEqual({ title, facts });
});
