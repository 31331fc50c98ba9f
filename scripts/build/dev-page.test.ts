import { expect, it } from 'vitest';
import { devPage } from './dev-page.ts';

it.each([
  ['/', '/login.html'],
  ['/login', '/login.html'],
  ['/login/ana/0123abc', '/login.html'],
  ['/auth?ticket=1', '/login.html'],
  ['/pedidos?aba=novos', '/index.html'],
  ['/authors', '/index.html'],
  ['/cardapio/produtos', '/index.html'],
  ['/p/abc-_9', '/cardapio/order.html'],
  ['/entregador', '/cardapio/courier.html'],
  ['/senha', '/cardapio/password.html'],
  ['/resumo-diario/abc-_9', '/cardapio/daily-summary.html'],
  ['/cardapio/order.html', undefined],
  ['/cardapio/@vite/client', undefined],
  ['/api/orders', undefined],
  ['/src/app/main.tsx', undefined],
  ['/@vite/client', undefined],
  ['/favicon-comanda.svg', undefined],
])('%s shows %s', (url, page) => {
  expect(devPage(url)).toBe(page);
});
