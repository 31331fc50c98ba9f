// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anOpenOrder, cardOf, serverWith } from '../../features/orders/orders/testing/board-parts.ts';
import { renderBoard } from '../../features/orders/orders/testing/render-board.tsx';
import { OrdersPage } from './orders.tsx';

const minute = 60_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const wanted = (code: string, orderId: number, inMinutes: number) => {
  const at = Date.now() + inMinutes * minute;
  return anOpenOrder({ orderId, code, status: 'accepted', scheduledFor: at, promisedFor: at });
};

it('an order for later shows when, and counts down only when it is near', async () => {
  const server = serverWith(
    wanted('AAA1', 1, 300),
    wanted('BBB2', 2, 60),
    anOpenOrder({ orderId: 3, code: 'CCC3', status: 'accepted' }),
  );
  renderBoard({ page: OrdersPage, server });
  const far = (await cardOf('AAA1')).textContent ?? '';
  expect(far).toMatch(/Agendado (\d\d\/\d\d )?\d\d:\d\d/);
  expect(far).not.toMatch(/\d:\d\d:\d\d/);
  expect((await cardOf('BBB2')).textContent).toMatch(/(1:00 h|59:[3-5]\d).*Agendado/);
  expect((await cardOf('CCC3')).textContent).not.toContain('Agendado');
  // The order with the earliest time comes first.
  const codes = screen
    .getAllByRole('link', { name: /AAA1|BBB2|CCC3/ })
    .map((card) => card.textContent?.slice(1, 5));
  expect(codes.at(-1)).toBe('AAA1');
  fireEvent.click(await screen.findByRole('button', { name: /^Filtros/ }));
  expect(await screen.findByRole('button', { name: /^Agendados, 2 em aberto/ })).toBeTruthy();
});

it('its detail shows the hour instead of a countdown, too', async () => {
  renderBoard({ page: OrdersPage, server: serverWith(wanted('AAA1', 1, 300), wanted('BBB2', 2, 60)) });
  fireEvent.click(await cardOf('AAA1'));
  await screen.findByText(/^Agendado para (\d\d\/\d\d )?\d\d:\d\d$/);
  const heading = () => document.querySelector('[data-order-heading]')?.textContent;
  expect(heading()).toMatch(/^#AAA1\D*$/);
  fireEvent.click(await cardOf('BBB2'));
  await waitFor(() => expect(heading()).toMatch(/^#BBB2.*(1:00 h|59:[3-5]\d)/));
});
