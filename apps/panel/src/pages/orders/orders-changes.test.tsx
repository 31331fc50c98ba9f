// @vitest-environment jsdom

import { toastStore } from '@comanda/ui/toast/toast.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOpenOrder, cardOf, paneOf, serverWith } from '../../features/orders/orders/testing/board-parts.ts';
import { renderBoard } from '../../features/orders/orders/testing/render-board.tsx';
import { takeLetters } from '../../shared/keyboard/captured-letters.ts';
import { OrdersPage } from './orders.tsx';

const minute = 60_000;

// Loads lazy parts before the tests, so that no test waits for their compilation.
beforeAll(async () => {
  await Promise.all([
    import('../../features/orders/orders/actions/confirmed-actions.ts'),
    import('../../features/orders/orders/attention/alarms.tsx'),
    import('../../features/orders/orders/detail/pane/order-pane.tsx'),
  ]);
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  // Discards letters that were typed for a conversation: it never opens in these tests, so nothing else takes
  // them.
  takeLetters();
  for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a status change', () => {
  it('shows at once, also before the server has answered, and is sent once for a double click', async () => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF' }));
    let answer: (response: Response) => void = () => undefined;
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    const detail = await paneOf('K7QF');
    server.failNext(/orders\/1/, () => new Promise((resolve) => (answer = resolve)));
    const accept = within(detail).getByRole('button', { name: 'Aceitar' });
    // Stops the page's clock: on a slow machine the second click would come later than a person's second
    // click.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await person.dblClick(accept);
    clock.mockRestore();
    expect(await within(detail).findByText('ACEITO')).toBeTruthy();
    // Other parts of the screen may send requests at the same time, so only this order's requests count.
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
    expect(await within(detail).findByText('PENDENTE')).toBeTruthy();
  });

  it('is one step on a machine that draws for seconds between pointer release and click', async () => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF' }));
    renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    const detail = await paneOf('K7QF');
    const press = within(detail).getByRole('button', { name: 'Aceitar' });
    fireEvent.pointerDown(press, { button: 0, pointerId: 1 });
    fireEvent.pointerUp(press, { button: 0, pointerId: 1 });
    const later = performance.now() + 5_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    fireEvent.click(press, { detail: 1 });
    await waitFor(() => expect(server.orderOf(1)?.status).toBe('accepted'));
    const steps = server.requests.filter(({ path }) => path === '/api/orders/1');
    expect(steps.map(({ body }) => (body as { new_status: string }).new_status)).toEqual(['PA']);
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

  it('confirms when it is done', async () => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF' }));
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    const detail = await paneOf('K7QF');
    await person.click(within(detail).getByRole('button', { name: 'Aceitar' }));
    expect(await screen.findByText('Status do pedido alterado')).toBeTruthy();
    expect(server.orderOf(1)?.status).toBe('accepted');
    expect(within(detail).getByRole('button', { name: 'Enviar' })).toBeTruthy();
  });

  it('is undone with a dialog when the server cannot be reached', async () => {
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

  it('stops showing a failure after the server shows the change, by us or by a colleague', async () => {
    const orders = [1, 2, 3].map((orderId) => anOpenOrder({ orderId, code: `AAA${orderId}` }));
    const server = serverWith(...orders);
    const { person } = renderBoard({ page: OrdersPage, server });
    await cardOf('AAA1');
    for (const orderId of [1, 2])
      server.failNext(new RegExp(`orders/${orderId}$`), () => Promise.reject(new TypeError('net gone')));
    server.failNext(/orders\/3$/, () =>
      server.refusal(409, 'Outra pessoa foi mais rápida.', 'order.changed-meanwhile'),
    );
    await person.click(screen.getByRole('button', { name: 'Aceitar todos (3)' }));
    const dialog = await screen.findByRole('dialog', { name: /Atenção!/ });
    await waitFor(() => expect(dialog.textContent).toMatch(/#AAA1.*#AAA2.*#AAA3/s));
    const becomes = (orderId: number, status: 'accepted' | 'sent') =>
      act(() => {
        const order = orders.find((one) => one.orderId === orderId) ?? anOpenOrder();
        server.change({ ...order, status, version: 2 });
      });
    becomes(1, 'accepted');
    await waitFor(() => expect(dialog.textContent).not.toContain('#AAA1'));
    becomes(2, 'sent');
    await waitFor(() => expect(dialog.textContent).not.toContain('#AAA2'));
    // A refusal also counts as an answer. The person closes its dialog.
    becomes(3, 'accepted');
    await person.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(dialog.textContent).toContain('#AAA3: Outra pessoa foi mais rápida.');
  });

  it('closes the dialog of a lost answer after the connection brings the requested status', async () => {
    const order = anOpenOrder({ orderId: 1, code: 'AAA1' });
    const server = serverWith(order);
    const { person } = renderBoard({ page: OrdersPage, server });
    await cardOf('AAA1');
    server.failNext(/orders\/1$/, () => Promise.reject(new TypeError('net gone')));
    await person.click(screen.getByRole('button', { name: 'Aceitar #AAA1' }));
    await screen.findByRole('dialog', { name: /Atenção!/ });
    act(() => {
      server.change({ ...order, district: 'Sé', version: 2 }, { happened: 'address-adjusted' });
    });
    // The order is still pending, so the dialog must stay open.
    expect(screen.getByRole('dialog', { name: /Atenção!/ })).toBeTruthy();
    act(() => {
      server.change({ ...order, status: 'accepted', version: 3 });
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Atenção!/ })).toBeNull());
  });

  it('is one touch on the card: accepts, sends, delivers, and asks if something would be lost', async () => {
    const server = serverWith(
      anOpenOrder({ orderId: 1, code: 'AAA1' }),
      anOpenOrder({ orderId: 2, code: 'BBB2', fulfilment: 'pickup', status: 'accepted' }),
      anOpenOrder({ orderId: 3, code: 'CCC3', status: 'sent' }),
      anOpenOrder({
        orderId: 4,
        code: 'DDD4',
        status: 'accepted',
        kitchenStage: 'released',
        courierStatus: 'searching',
      }),
    );
    const { person } = renderBoard({ page: OrdersPage, server });
    await cardOf('AAA1');
    const shown = new Set<string | null>();
    const watching = new MutationObserver((changes) => {
      for (const { attributeName } of changes) shown.add(attributeName);
    });
    watching.observe(document.body, {
      subtree: true,
      attributeFilter: ['aria-disabled', 'data-refused'],
    });
    // A second touch within a second does not perform the next step, and shows a refusal.
    await person.dblClick(screen.getByRole('button', { name: 'Aceitar #AAA1' }));
    await waitFor(() => expect([...shown].sort()).toEqual(['aria-disabled', 'data-refused']));
    watching.disconnect();
    expect(server.requests.filter(({ path }) => path === '/api/orders/1')).toHaveLength(1);
    for (const name of ['Pronto #BBB2', 'Entregue #CCC3'])
      await person.click(screen.getByRole('button', { name }));
    await waitFor(() =>
      expect([1, 2, 3].map((orderId) => server.orderOf(orderId)?.status)).toEqual([
        'accepted',
        'ready-for-pickup',
        'delivered',
      ]),
    );
    // The touch must not open an order.
    expect(screen.queryByRole('region', { name: /^Pedido #/ })).toBeNull();
  });

  it('is for the order under the finger at pointer down, after any other change', async () => {
    const [first, second, third, fourth] = [1, 2, 3, 4].map((orderId) =>
      anOpenOrder({
        orderId,
        code: `AAA${orderId}`,
        acceptBy: Date.now() + orderId * minute,
        status: orderId === 4 ? 'accepted' : 'pending',
      }),
    );
    if (!first || !second || !third || !fourth) throw new Error('four orders');
    const server = serverWith(first, second, third, fourth);
    const { person } = renderBoard({ page: OrdersPage, server });
    const button = (name: string) => screen.getByRole('button', { name });
    await cardOf('AAA1');
    act(() => {
      server.change({ ...fourth, district: 'Aclimação', version: 2 }, { happened: 'address-adjusted' });
    });
    await person.pointer({ keys: '[MouseLeft>]', target: button('Aceitar #AAA2') });
    act(() => {
      server.change({ ...first, status: 'cancelled', closedAt: Date.now(), version: 2 });
    });
    await person.pointer({ keys: '[/MouseLeft]', target: button('Aceitar #AAA3') });
    await waitFor(() => expect(server.orderOf(2)?.status).toBe('accepted'));
    expect(server.orderOf(3)?.status).toBe('pending');
    // Another user changed the pressed order during the press: nothing is sent, and a message explains this.
    await person.pointer({ keys: '[MouseLeft>]', target: button('Aceitar #AAA3') });
    act(() => {
      server.change({ ...third, status: 'cancelled', closedAt: Date.now(), version: 2 });
    });
    await person.pointer({ keys: '[/MouseLeft]', target: document.body });
    expect(await screen.findByText('O pedido #AAA3 já mudou: nada foi feito.')).toBeTruthy();
    expect(server.requests.filter(({ path }) => path === '/api/orders/3')).toEqual([]);
  });

  it('offers the next pending order, and each button stays in its place', async () => {
    const server = serverWith(
      anOpenOrder({ orderId: 1, code: 'AAA1' }),
      anOpenOrder({ orderId: 2, code: 'BBB2', acceptBy: Date.now() + 9 * minute }),
    );
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    const detail = await paneOf('AAA1');
    await person.click(within(detail).getByRole('button', { name: 'Aceitar' }));
    await person.click(await within(detail).findByRole('button', { name: /^Próximo #BBB2/ }));
    expect(within(await paneOf('BBB2')).getByRole('button', { name: 'Aceitar' })).toBeTruthy();
  });

  it('follows the keys, but not while a person types', async () => {
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
    // This page has no window for conversations, as if its code were still loading.
    await person.keyboard(`${key}aguarde`);
    expect(server.orderOf(1)?.status).toBe('pending');
  });
});

describe('undo', () => {
  it('is offered once, in a toast that outlives the page, and takes the change back', async () => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF' }));
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    const detail = await paneOf('K7QF');
    await person.click(within(detail).getByRole('button', { name: 'Aceitar' }));
    const undo = await screen.findByRole('button', { name: /^Desfazer #K7QF/ });
    expect(screen.getAllByRole('button', { name: /^Desfazer/ })).toEqual([undo]);
    await person.click(undo);
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

  it("is for one’s own last step: the key does not undo a colleague's change", async () => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF' }));
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    await paneOf('K7QF');
    await person.keyboard('a');
    await screen.findByRole('button', { name: /^Desfazer #K7QF/ });
    const accepted = server.orderOf(1) ?? anOpenOrder();
    const undo = { status: 'accepted' as const, kitchenStage: null, until: Date.now() + 7_999 };
    act(() => {
      server.change({ ...accepted, status: 'sent', undo, version: 3 }, { actorName: 'Ana' });
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Desfazer #K7QF/ })).toBeNull());
    await person.keyboard('z');
    expect(await screen.findByText('Não há mais o que desfazer')).toBeTruthy();
    expect(server.orderOf(1)?.status).toBe('sent');
  });

  it('takes back all orders accepted by one touch; failures are listed by order, in one dialog', async () => {
    const orders = [1, 2, 3, 4, 5].map((orderId) => anOpenOrder({ orderId, code: `AAA${orderId}` }));
    const server = serverWith(...orders);
    const { person } = renderBoard({ page: OrdersPage, server });
    await cardOf('AAA1');
    server.failNext(/orders\/2$/, () => Promise.reject(new TypeError('net gone')));
    server.failNext(/orders\/4$/, () =>
      server.refusal(409, 'Outra pessoa foi mais rápida.', 'order.changed-meanwhile'),
    );
    const all = screen.getByRole('button', { name: 'Aceitar todos (5)' });
    await person.pointer({ keys: '[MouseLeft>]', target: all });
    act(() => {
      server.add(anOpenOrder({ orderId: 6, code: 'AAA6' }));
    });
    await person.pointer({ keys: '[/MouseLeft]', target: all });
    const statuses = () => [1, 2, 3, 4, 5, 6].map((orderId) => server.orderOf(orderId)?.status);
    await waitFor(() =>
      expect(statuses()).toEqual(['accepted', 'pending', 'accepted', 'pending', 'accepted', 'pending']),
    );
    const dialog = await screen.findByRole('dialog', { name: /Atenção!/ });
    expect(dialog.textContent).toContain(
      '#AAA2: Sem conexão com o servidor.\n#AAA4: Outra pessoa foi mais rápida.',
    );
    await person.click(within(dialog).getByRole('button', { name: 'OK' }));
    await person.click(screen.getByRole('button', { name: /^Desfazer 3 pedidos/ }));
    await waitFor(() => expect(new Set(statuses())).toEqual(new Set(['pending'])));
  });

  it('shows on other panels too, while it is possible', async () => {
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
  it('stays until a person acknowledges it, and counts in the tab', async () => {
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

  it('is one row for several, with one button that acknowledges all', async () => {
    const over = { status: 'cancelled', closedAt: Date.now(), awaitsAcknowledgement: true } as const;
    const server = serverWith(
      anOpenOrder({ orderId: 1, code: 'AAA1', ...over, isPrinted: true }),
      anOpenOrder({ orderId: 2, code: 'BBB2', ...over }),
      anOpenOrder({ orderId: 3, code: 'CCC3', ...over }),
    );
    const { person } = renderBoard({ page: OrdersPage, server });
    const all = await screen.findByRole('button', { name: 'Ciente dos 3 cancelamentos' });
    const row = all.closest('li');
    expect(row?.textContent).toContain('Já impressos, não prepare nem envie: #AAA1.');
    expect(row?.textContent).toMatch(/Sem comanda impressa: #(BBB2, #CCC3|CCC3, #BBB2)\./);
    await person.click(await screen.findByRole('button', { name: /^Mais \d avisos urgentes/ }));
    expect(screen.getByRole('button', { name: 'Ciente do cancelamento do pedido #BBB2' })).toBeTruthy();
    await person.click(all);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Ciente/ })).toBeNull());
    expect([1, 2, 3].map((orderId) => server.orderOf(orderId)?.awaitsAcknowledgement)).toEqual([
      false,
      false,
      false,
    ]);
    expect(server.requests.filter(({ path }) => path.endsWith('/ciente'))).toHaveLength(1);
  });

  it('disappears after another panel acknowledged it', async () => {
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
