// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOpenOrder, cardOf, paneOf, serverWith } from '../features/orders/testing/board-parts.ts';
import { renderBoard } from '../features/orders/testing/render-board.tsx';
import { toastStore } from '../ui/toast/toast.ts';
import { OrdersPage } from './orders.tsx';

// Parts that come late: compiling them is not what these tests wait for.
beforeAll(async () => {
  await Promise.all([
    import('../features/orders/actions/actions-that-ask.ts'),
    import('../features/orders/attention/alarms.tsx'),
    import('../features/orders/detail/order-pane.tsx'),
  ]);
}, 30_000);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a status change', () => {
  it('shows at once, also before the server has answered, and only once for a double click', async () => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF' }));
    let answer: (response: Response) => void = () => undefined;
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    const detail = await paneOf('K7QF');
    server.failNext(/orders\/1/, () => new Promise((resolve) => (answer = resolve)));
    await person.dblClick(within(detail).getByRole('button', { name: 'Aceitar' }));
    expect(within(detail).getByText('ACEITO')).toBeTruthy();
    // Other parts of the screen may ask for something at the same time: what counts is this order's own.
    const sent = server.requests.filter(({ path }) => path === '/api/orders/1');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ new_status: 'PA', status_atual: 'PP' });
    answer(
      await server.refusal(
        409,
        'Ocorreu um erro ao mudar o status do pedido. Tente novamente mais tarde',
        'order.changed-meanwhile',
      ),
    );
    const dialog = await screen.findByRole('dialog', { name: /Atenção!/ });
    expect(dialog.textContent).toContain('Ocorreu um erro ao mudar o status do pedido');
    await person.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(within(detail).getByText('PENDENTE')).toBeTruthy();
  });

  it('asks before a delivery sends away the courier who is on the way to the store', async () => {
    const server = serverWith(
      anOpenOrder({
        orderId: 1,
        code: 'K7QF',
        status: 'accepted',
        kitchenStage: 'ready',
        courierStatus: 'waiting-collect',
        courierRequestId: '4',
      }),
    );
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    const deliver = within(await paneOf('K7QF')).getByRole('button', { name: 'Entregue' });
    const answer = async (name: string) => {
      await person.click(deliver);
      const dialog = await screen.findByRole('dialog', { name: 'Entregue sem o motoboy?' });
      await person.click(within(dialog).getByRole('button', { name }));
    };
    await answer('Voltar');
    expect(server.orderOf(1)?.status).toBe('accepted');
    await answer('Dispensar motoboy');
    await waitFor(() => expect(server.orderOf(1)?.status).toBe('delivered'));
  });

  it('says so when it is done', async () => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF' }));
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    const detail = await paneOf('K7QF');
    await person.click(within(detail).getByRole('button', { name: 'Aceitar' }));
    expect(await screen.findByText('Status do pedido alterado')).toBeTruthy();
    expect(server.orderOf(1)?.status).toBe('accepted');
    expect(within(detail).getByRole('button', { name: 'Enviar' })).toBeTruthy();
  });

  it('is taken back with a dialog when the server is away', async () => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF' }));
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    const detail = await paneOf('K7QF');
    server.failNext(/orders\/1/, () => Promise.reject(new TypeError('net gone')));
    await person.click(within(detail).getByRole('button', { name: 'Aceitar' }));
    const dialog = await screen.findByRole('dialog', { name: /Atenção!/ });
    expect(dialog.textContent).toContain(
      'Ocorreu um erro ao mudar o status do pedido. Tente novamente mais tarde',
    );
    expect(dialog.textContent).toContain('Sem conexão com o servidor.');
    expect(within(detail).getByText('PENDENTE')).toBeTruthy();
  });

  it('follows the keys, but not while somebody types', async () => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF', fulfilment: 'pickup' }));
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    await paneOf('K7QF');
    await person.keyboard('/');
    await person.keyboard('a{Escape}{Escape}');
    expect(server.orderOf(1)?.status).toBe('pending');
    await person.keyboard('a');
    await waitFor(() => expect(server.orderOf(1)?.status).toBe('accepted'));
  });

  it.each([
    ['a conversation by its key', 'm', null],
    ['a conversation by its button', '', 'Chat'],
    ['a panel over the board', '', 'Som e avisos'],
  ])('follows no key after %s was opened', async (_what, key, button) => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF' }));
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    await paneOf('K7QF');
    if (button) await person.click(await screen.findByRole('button', { name: button }));
    // The conversation's own window is not on this page: as if its code were still on its way.
    await person.keyboard(`${key}aguarde`);
    expect(server.orderOf(1)?.status).toBe('pending');
  });
});

describe('undo', () => {
  it('is offered in a toast and beside the order, and takes the change back', async () => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF' }));
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    const detail = await paneOf('K7QF');
    await person.click(within(detail).getByRole('button', { name: 'Aceitar' }));
    expect(await screen.findByRole('button', { name: /^Desfazer #K7QF/ })).toBeTruthy();
    await person.click(within(detail).getByRole('button', { name: /^Desfazer/ }));
    expect(await screen.findByText('Mudança desfeita')).toBeTruthy();
    expect(server.orderOf(1)?.status).toBe('pending');
    expect(screen.queryByRole('button', { name: /Desfazer/ })).toBeNull();
    expect(within(detail).getByText('PENDENTE')).toBeTruthy();
  });

  it.each(['z', '{Control>}z{/Control}'])('follows the key %s', async (key) => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF' }));
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    await paneOf('K7QF');
    await person.keyboard('a');
    await waitFor(() => expect(server.orderOf(1)?.status).toBe('accepted'));
    await person.keyboard(key);
    await waitFor(() => expect(server.orderOf(1)?.status).toBe('pending'));
  });

  it('shows on other panels too, for as long as it lasts', async () => {
    const order = anOpenOrder({ orderId: 1, code: 'K7QF' });
    const server = serverWith(order);
    renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    const detail = await paneOf('K7QF');
    const undo = { status: 'pending' as const, kitchenStage: null, until: Date.now() + 8_000 };
    act(() => {
      server.change(
        { ...order, status: 'accepted', version: 2, undo },
        { actorName: 'Ana', actorSessionId: 'other' },
      );
    });
    expect(await within(detail).findByRole('button', { name: /^Desfazer/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Desfazer #/ })).toBeNull();
  });
});

describe('a cancellation from outside', () => {
  it('stays until somebody says that they know, and counts in the tab', async () => {
    const order = anOpenOrder({ orderId: 1, code: 'K7QF', status: 'accepted' });
    const server = serverWith(order);
    document.title = 'Pedidos';
    const { person } = renderBoard({ page: OrdersPage, server });
    await cardOf('K7QF');
    act(() => {
      server.change(
        { ...order, status: 'cancelled', closedAt: Date.now(), awaitsAcknowledgement: true, version: 2 },
        { happened: 'cancelled', actorKind: 'customer' },
      );
    });
    expect(await screen.findByText('Cliente cancelou')).toBeTruthy();
    const known = await screen.findByRole('button', { name: 'Ciente do cancelamento do pedido #K7QF' });
    expect(document.title).toContain('(1)');
    await person.click(known);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Ciente/ })).toBeNull());
    expect(server.orderOf(1)?.awaitsAcknowledgement).toBe(false);
    await waitFor(() => expect(document.title).not.toContain('(1)'));
  });

  it('goes when another panel knows of it', async () => {
    const order = anOpenOrder({
      orderId: 1,
      code: 'K7QF',
      status: 'cancelled',
      closedAt: Date.now(),
      awaitsAcknowledgement: true,
    });
    const server = serverWith(order);
    renderBoard({ page: OrdersPage, server });
    await screen.findByRole('button', { name: /^Ciente/ });
    act(() => {
      server.change(
        { ...order, awaitsAcknowledgement: false, version: 2 },
        { happened: 'acknowledged', actorName: 'Ana', actorSessionId: 'other' },
      );
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Ciente/ })).toBeNull());
  });
});
