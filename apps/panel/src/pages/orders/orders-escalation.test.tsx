// @vitest-environment jsdom

import { toastStore } from '@comanda/ui/toast/toast.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { unansweredOrders } from '../../features/orders/orders/attention/unanswered-orders.ts';
import { anOpenOrder, cardOf, paneOf, serverWith } from '../../features/orders/orders/testing/board-parts.ts';
import { renderBoard } from '../../features/orders/orders/testing/render-board.tsx';
import { OrdersPage } from './orders.tsx';

const minute = 60_000;

beforeAll(async () => {
  await Promise.all([
    import('../../features/orders/orders/attention/alarms.tsx'),
    import('../../features/orders/orders/detail/pane/order-pane.tsx'),
    import('../../features/store/store/pause/pause-offer.tsx'),
  ]);
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id);
  unansweredOrders.answer();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** An order that arrived four minutes ago and must be accepted within `seconds`. */
const running = (seconds: number, over: Parameters<typeof anOpenOrder>[0] = {}) =>
  anOpenOrder({ receivedAt: Date.now() - 4 * minute, acceptBy: Date.now() + seconds * 1000, ...over });

it('the card and the title of an order that runs out of time show it', async () => {
  renderBoard({ page: OrdersPage, server: serverWith(running(50, { code: 'A1' })) });
  expect((await cardOf('A1')).textContent).toMatch(/vence em 00:[45]\d/);
  await waitFor(() => expect(document.title).toContain('Pedido vencendo!'));
});

it('a row below the screen leads to the order that runs out, unless its detail is open', async () => {
  const calm = anOpenOrder({ orderId: 1, code: 'A1', status: 'accepted' });
  const server = serverWith(calm, running(80, { orderId: 2, code: 'A2' }));
  renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1', width: 360 });
  await paneOf('A1');
  const bar = await screen.findByRole('region', { name: 'Pedido sem resposta' });
  expect(bar.textContent).toMatch(/Pedido #A2 espera há 4 min — vence em 1:(20|1\d)/);
  expect(within(bar).getByRole('alert').textContent).toMatch(/Pedido A2 sem resposta\. Vence às \d\d:\d\d\./);
  expect(within(bar).getByRole('link', { name: 'Ver pedido' }).getAttribute('href')).toBe(
    '/pedidos?pedido=2',
  );
});

it('after an order expired unanswered, a pause is offered once and closes the store', async () => {
  const order = running(1, { code: 'A1' });
  const server = serverWith(order);
  const { person } = renderBoard({ page: OrdersPage, server });
  await cardOf('A1');
  const lost = { ...order, status: 'cancelled', closedAt: Date.now(), version: 2 } as const;
  server.change(lost, { happened: 'not-answered', actorKind: 'system' });
  const offer = await screen.findByRole('region', { name: 'Pausar a loja?' });
  expect(offer.textContent).toContain('Pedido #A1 cancelado: ninguém respondeu a tempo.');
  await person.click(within(offer).getByRole('button', { name: 'Pausar a loja' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pausar ou fechar a loja' });
  expect(within(dialog).getByLabelText(/Motivo/)).toHaveProperty('value', 'Pedidos sem resposta');
  await person.click(within(dialog).getByRole('button', { name: /^30 minutos/ }));
  await waitFor(() =>
    expect(server.requests.find(({ path }) => path.endsWith('mudaAberturaFechamento'))?.body).toMatchObject({
      fechado: 'S',
      motivo: 'Pedidos sem resposta',
    }),
  );
  expect(screen.queryByRole('region', { name: 'Pausar a loja?' })).toBeNull();
  server.change(
    { ...lost, orderId: 2, code: 'A2', version: 1 },
    { happened: 'not-answered', actorKind: 'system' },
  );
  expect(screen.queryByRole('region', { name: 'Pausar a loja?' })).toBeNull();
});
