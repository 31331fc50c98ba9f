// @vitest-environment jsdom

import { focusInside } from '@comanda/ui/testing/focus-inside.ts';
import { toastStore } from '@comanda/ui/toast/toast.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOpenOrder, cardOf, paneOf, serverWith } from '../../features/orders/orders/testing/board-parts.ts';
import { renderBoard } from '../../features/orders/orders/testing/render-board.tsx';
import { OrdersPage } from './orders.tsx';

const minute = 60_000;
const noCard = (code: string) =>
  waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(code) })).toBeNull());
const button = (name: RegExp) => screen.findByRole('button', { name });
/** Presses a filter, then closes the panel of filters, because the open panel hides the board. */
const choose = async (person: ReturnType<typeof aBoard>['person'], name: RegExp) => {
  fireEvent.click(await button(/^Filtros/));
  const panel = await screen.findByRole('dialog', { name: 'Filtrar pedidos' });
  await person.click(await within(panel).findByRole('button', { name }));
  // If the pressed button disappears, the focus moves to the panel one frame later.
  await focusInside(panel);
  await person.keyboard('{Escape}');
};
const orders = () => [
  anOpenOrder({ orderId: 1, code: 'AAA1' }),
  anOpenOrder({ orderId: 2, code: 'BBB2', fulfilment: 'pickup', acceptBy: Date.now() + 8 * minute }),
  anOpenOrder({ orderId: 3, code: 'CCC3', status: 'accepted', promisedFor: Date.now() - minute }),
];
const aBoard = (path = '/pedidos', width = 1280) => {
  const server = serverWith(...orders());
  return { server, ...renderBoard({ page: OrdersPage, server, path, width }) };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('filters', () => {
  it('narrow the list, together, and are part of the address', async () => {
    const { person, router } = aBoard();
    await choose(person, /^Entrega/);
    await noCard('BBB2');
    await choose(person, /^Atrasados/);
    await noCard('AAA1');
    expect(await cardOf('CCC3')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toEqual({ filtro: 'entrega.atrasados' }));
    await choose(person, /Limpar filtros/);
    expect(await cardOf('BBB2')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('are read from the address, and show how many orders wait outside them', async () => {
    const { server, person } = aBoard('/pedidos?filtro=atrasados');
    expect(await cardOf('CCC3')).toBeTruthy();
    expect(await screen.findByText('2 pedidos novos fora do filtro')).toBeTruthy();
    expect(document.title).toContain('(2)');
    act(() => void server.add(anOpenOrder({ orderId: 9, code: 'NNN9' })));
    await person.click(await screen.findByText('3 pedidos novos fora do filtro'));
    expect(await cardOf('NNN9')).toBeTruthy();
  });

  it('are removed when they are of yesterday', async () => {
    sessionStorage.setItem('comanda.filters-day', '1');
    const { router } = aBoard('/pedidos?filtro=atrasados');
    expect(await cardOf('AAA1')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('return with the menu, also after an order’s link, until a person clears them', async () => {
    const { router, person } = aBoard('/pedidos');
    await choose(person, /^Retirada/);
    await waitFor(() => expect(router.state.location.search).toEqual({ filtro: 'retirada' }));
    await act(() => router.navigate({ to: '/configuracoes/impressoras' }));
    await act(() => router.navigate({ to: '/pedidos' }));
    expect(await cardOf('BBB2')).toBeTruthy();
    await noCard('AAA1');
    await waitFor(() => expect(router.state.location.search).toEqual({ filtro: 'retirada' }));
    await act(() => router.navigate({ to: '/pedidos', search: { pedido: 1 } }));
    await noCard('CCC3');
    await waitFor(() => expect(router.state.location.search).toEqual({ pedido: 1, filtro: 'retirada' }));
    await choose(person, /Limpar filtros/);
    await act(() => router.navigate({ to: '/configuracoes/impressoras' }));
    await act(() => router.navigate({ to: '/pedidos' }));
    expect(await cardOf('CCC3')).toBeTruthy();
  });

  it('name the one that hides everything', async () => {
    const { person } = aBoard('/pedidos?filtro=retirada.atrasados');
    expect(await screen.findByText(/esconde 1 pedido\./)).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: /^Tirar/ }));
    expect((await screen.findAllByRole('link', { name: /AAA1|BBB2|CCC3/ })).length).toBeGreaterThan(0);
  });
});

it('a section closes by its chevron, counts what it hides, and opens by itself for late orders', async () => {
  const order = anOpenOrder({ orderId: 3, code: 'CCC3', status: 'accepted' });
  const server = serverWith(order);
  const { person } = renderBoard({ page: OrdersPage, server });
  await cardOf('CCC3');
  const chevron = await button(/^Aceito\/Produção/);
  await person.click(screen.getByText('Aceito/Produção'));
  expect(chevron.getAttribute('aria-expanded')).toBe('true');
  await person.click(chevron);
  await noCard('CCC3');
  expect(screen.getByText('1 escondido')).toBeTruthy();
  act(() => void server.change({ ...order, promisedFor: Date.now() - minute, version: 2 }));
  expect(await cardOf('CCC3')).toBeTruthy();
  await waitFor(() => expect(chevron.getAttribute('aria-expanded')).toBe('true'));
  expect(screen.queryByText('1 escondido')).toBeNull();
});

describe('keys', () => {
  it('jump to sections and to the next pending order, around', async () => {
    const { person } = aBoard();
    await cardOf('AAA1');
    await person.keyboard('2');
    expect(await paneOf('CCC3')).toBeTruthy();
    await person.keyboard('n');
    expect(await paneOf('AAA1')).toBeTruthy();
    await person.keyboard('n');
    expect(await paneOf('BBB2')).toBeTruthy();
    await person.keyboard('n');
    expect(await paneOf('AAA1')).toBeTruthy();
    await person.keyboard('4');
    await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('Entregues'));
  });

  it('change filters and density, which this device saves', async () => {
    const { person } = aBoard();
    await cardOf('AAA1');
    await person.keyboard('tv');
    await noCard('AAA1');
    await person.keyboard('x');
    expect(await cardOf('AAA1')).toBeTruthy();
    expect(localStorage.getItem('comanda.list-density')).toBe('compact');
    await person.keyboard('f');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Entrega'));
    // While the panel of filters is open, the board must not react to keys.
    await person.keyboard('v{Escape}');
    await person.click(await button(/^Mais$/));
    expect((await button(/Lista compacta/)).getAttribute('aria-pressed')).toBe('true');
  });

  it('show on one line where an order was made, and by whom', async () => {
    localStorage.setItem('comanda.list-density', 'compact');
    const marked = { origin: 'cardapio-web', isFirstInApp: true, isFirstInStore: true };
    renderBoard({ page: OrdersPage, server: serverWith(anOpenOrder({ code: 'AAA1', ...marked })) });
    const row = within(await cardOf('AAA1'));
    expect(await row.findByRole('img', { name: 'Cardápio Web' })).toBeTruthy();
    expect(row.getByRole('img', { name: '1ª compra no app' })).toBeTruthy();
  });

  it('leave the focus on an order that changes its section, also into a closed one', async () => {
    const { person } = aBoard();
    await cardOf('AAA1');
    await person.click(await screen.findByRole('button', { name: /^Aceito\/Produção/ }));
    await person.keyboard('n');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('AAA1'));
    await person.keyboard('a');
    await noCard('AAA1');
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-order-heading')).toBe(true));
  });
});
