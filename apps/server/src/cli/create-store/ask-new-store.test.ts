import { expect, it } from 'vitest';
import { askNewStore } from './ask-new-store.ts';

const ANSWERS = [
  ...['Cantina da Ana', 'Cantina da Ana Ltda', '11222333000181', 'Centro', 'Goiânia', 'GO'],
  ...['loja@example.com', '(62) 98765-4321', 'Ana Souza', 'ana.souza', ''],
];

it('keeps the mobile that recovers passwords from customers', async () => {
  const answers = [...ANSWERS];
  const ask = async () => answers.shift() ?? '';
  const { store } = await askNewStore({ ask, say: () => undefined, close: () => undefined });
  expect(store.mobile).toBe('62987654321');
  expect(store.phones).toEqual([]);
});
