// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { countedTitle, keepTitleCount } from './tab-badge.ts';

it.each([
  ['Pedidos · Comanda', 3, '(3) Pedidos · Comanda'],
  ['(3) Pedidos · Comanda', 4, '(4) Pedidos · Comanda'],
  ['(3) Pedidos · Comanda', 0, 'Pedidos · Comanda'],
  ['Pedidos · Comanda', 150, '(99+) Pedidos · Comanda'],
])('%s with %i pending is %s', (title, count, shown) => {
  expect(countedTitle(title, count)).toBe(shown);
});

it('keeps the count in a title that somebody else writes later', async () => {
  document.title = 'Pedidos · Comanda';
  const stop = keepTitleCount(2);
  document.title = 'Produtos · Comanda';
  await Promise.resolve();
  expect(document.title).toBe('(2) Produtos · Comanda');
  stop();
  expect(document.title).toBe('Produtos · Comanda');
});
