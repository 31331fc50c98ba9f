// @vitest-environment jsdom

import { toastStore } from '@comanda/ui/toast/toast.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOpenOrder, cardOf, paneOf, serverWith } from '../../features/orders/orders/testing/board-parts.ts';
import { renderBoard } from '../../features/orders/orders/testing/render-board.tsx';
import { OrdersPage } from './orders.tsx';

const minute = 60_000;

// Loads lazy parts before the tests, so that no test waits for their compilation.
beforeAll(async () => {
  await Promise.all([
    import('../../features/orders/orders/actions/confirmed-actions.ts'),
    import('../../features/orders/orders/attention/cancellation-rows.tsx'),
    import('../../features/orders/orders/detail/pane/order-pane.tsx'),
  ]);
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the board', () => {
  it('shows five sections with counts, cards and empty messages', async () => {
    renderBoard({
      page: OrdersPage,
      server: serverWith(anOpenOrder({ code: 'K7QF', isFirstInStore: true, origin: 'cardapio-web' })),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedidos' })).toBeTruthy();
    const shown = await cardOf('K7QF');
    expect(shown.textContent).toContain('Liberdade · Conceição d’Ávila');
    expect(shown.textContent).toContain('1ª compra');
    expect(shown.textContent).toContain('Cardápio Web');
    for (const title of [
      'Pendente',
      'Aceito/Produção',
      'Enviado(s)/Pronto para retirada',
      'Entregues',
      'Cancelados',
    ])
      expect(screen.getByRole('button', { name: new RegExp(title.replace(/[()]/g, '\\$&')) })).toBeTruthy();
    expect(screen.getByText('Nada em produção')).toBeTruthy();
    expect(document.title).toContain('(1)');
    expect(await screen.findByRole('button', { name: /Personalizado\s*35–55/ })).toBeTruthy();
  });

  it('shows on card and detail which items of an open order are out', async () => {
    const itemsOut = ['Calabresa', 'Camarão'];
    const closed = { status: 'cancelled', closedAt: Date.now() } as const;
    const { person } = renderBoard({
      page: OrdersPage,
      server: serverWith(
        anOpenOrder({ orderId: 1, code: 'F4LT', itemsOut }),
        anOpenOrder({ orderId: 2, code: 'PA5S', itemsOut, ...closed }),
      ),
    });
    const shown = await cardOf('F4LT');
    expect(within(shown).getByTitle('Em falta: Calabresa, Camarão')).toBeTruthy();
    await person.click(shown);
    const sentence = 'Calabresa e Camarão estão em falta no cardápio.';
    expect((await paneOf('F4LT')).textContent).toContain(sentence);
    const past = await cardOf('PA5S');
    expect(past.textContent).not.toContain('Em falta');
    await person.click(past);
    const pane = await paneOf('PA5S');
    await within(pane).findByRole('region', { name: 'Itens' });
    expect(pane.textContent).not.toContain('em falta no cardápio');
  });

  it("shows on card and detail how an open order differs from the store's settings", async () => {
    const differences = [
      { kind: 'payment', name: 'Pix', line: null, expectedCents: null },
      { kind: 'price', name: 'Pizza da casa', line: 0, expectedCents: 6490 },
      { kind: 'fee', name: null, line: null, expectedCents: 700 },
    ] as const;
    const [fee] = differences.slice(-1);
    const { person } = renderBoard({
      page: OrdersPage,
      server: serverWith(
        anOpenOrder({ orderId: 1, code: 'F4LT', differences: [...differences] }),
        anOpenOrder({ orderId: 2, code: 'F33E', differences: fee ? [fee] : [] }),
        anOpenOrder({ orderId: 3, code: 'PA5S', differences: [...differences], ...{ closedAt: Date.now() } }),
      ),
    });
    expect(within(await cardOf('F33E')).getByText('Taxa esperada R$ 7,00')).toBeTruthy();
    expect((await cardOf('PA5S')).textContent).not.toContain('diferenças');
    const shown = await cardOf('F4LT');
    const all =
      'Pix está desligado Pizza da casa: preço diferente do cardápio (R$ 64,90) Taxa esperada R$ 7,00';
    // Screen readers get the same text as the tooltip.
    expect(within(shown).getByTitle(all).textContent).toMatch(/^3 diferenças.*Pix está desligado/);
    await person.click(shown);
    const pane = await paneOf('F4LT');
    const items = await within(pane).findByRole('region', { name: 'Itens' });
    expect(within(items).getByText('Preço diferente do cardápio (R$ 64,90)')).toBeTruthy();
    const payment = within(pane).getByRole('region', { name: 'Pagamento' });
    expect(within(payment).getByText('Pix está desligado')).toBeTruthy();
    expect(within(payment).getByText('Taxa esperada R$ 7,00')).toBeTruthy();
  });

  it('shows an arriving order, highlighted until a person opens it', async () => {
    const server = serverWith();
    const { person } = renderBoard({ page: OrdersPage, server });
    await screen.findByText('Nenhum pedido pendente');
    act(() => void server.add(anOpenOrder({ orderId: 5, code: 'N3W5' })));
    const arrived = await cardOf('N3W5');
    expect(within(arrived).getByText('Novo')).toBeTruthy();
    await person.click(arrived);
    await waitFor(() => expect(screen.queryByText('Novo')).toBeNull());
  });

  it('names the person who changed an order elsewhere', async () => {
    const order = anOpenOrder({ code: 'K7QF' });
    const server = serverWith(order);
    renderBoard({ page: OrdersPage, server });
    await cardOf('K7QF');
    act(() => {
      server.change(
        { ...order, status: 'accepted', version: 2 },
        { actorName: 'Ana', actorSessionId: 'other' },
      );
    });
    expect(await screen.findByText('Ana aceitou')).toBeTruthy();
    expect(await screen.findByText('Pedido K7QF: Ana aceitou')).toBeTruthy();
    expect(screen.getByText('ACEITO')).toBeTruthy();
  });

  it('finds orders of any section without accents', async () => {
    const server = serverWith(
      anOpenOrder({ orderId: 1, code: 'K7QF' }),
      anOpenOrder({ orderId: 2, code: 'B3TA', customerName: 'Beatriz', status: 'sent', customerPhone: null }),
    );
    const { person } = renderBoard({ page: OrdersPage, server });
    await cardOf('K7QF');
    await person.keyboard('/');
    await person.keyboard('conceicao');
    await waitFor(() => expect(screen.queryByRole('link', { name: /B3TA/ })).toBeNull());
    expect(screen.getByRole('link', { name: /K7QF/ })).toBeTruthy();
    await person.keyboard('zzz');
    const [, clear] = await screen.findAllByRole('button', { name: 'Limpar busca' });
    await person.click(clear ?? document.body);
    expect(await cardOf('B3TA')).toBeTruthy();
  });
});

describe('the connection', () => {
  it('shows that it is lost, and catches up with missed events', async () => {
    const order = anOpenOrder({ code: 'K7QF' });
    const server = serverWith(order);
    renderBoard({ page: OrdersPage, server });
    await cardOf('K7QF');
    act(() => server.disconnect());
    expect(await screen.findByText('Perda de conexão com o servidor')).toBeTruthy();
    server.change({ ...order, status: 'sent', version: 2 });
    act(() => server.reconnect());
    expect(await screen.findByText('ENVIADO')).toBeTruthy();
  });

  it('fetches the gap when a push was lost on the way', async () => {
    const order = anOpenOrder({ code: 'K7QF' });
    const server = serverWith(order);
    renderBoard({ page: OrdersPage, server });
    await cardOf('K7QF');
    server.changeUnannounced({ ...order, status: 'delivered', closedAt: Date.now(), version: 2 });
    act(() => void server.add(anOpenOrder({ orderId: 9, code: 'N3W9' })));
    expect(await cardOf('N3W9')).toBeTruthy();
    expect(await screen.findByText('ENTREGUE')).toBeTruthy();
  });

  it('shows the newest state of a detail that a change overtook', async () => {
    const order = anOpenOrder({ orderId: 1, code: 'K7QF' });
    const server = serverWith(order);
    const before = await server.fetch('http://panel/api/pedidos/listar/1');
    let release: () => void = () => undefined;
    server.failNext(/listar\/1$/, () => new Promise((resolve) => (release = () => resolve(before))));
    renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    const detail = await paneOf('K7QF');
    await waitFor(() => expect(server.requests.filter(({ path }) => path.endsWith('/1'))).toHaveLength(2));
    act(() => {
      server.change({ ...order, status: 'cancelled', closedAt: Date.now(), version: 2 });
      release();
    });
    expect(await within(detail).findByText('Item em falta')).toBeTruthy();
  });

  it('shows a plain message and reads again on request, without losing selection or typed text', async () => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF' }));
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    await paneOf('K7QF');
    await person.type(screen.getByRole('textbox', { name: 'Procurar' }), 'K7');
    act(() => server.push('pedido', { tipo: 'mensagem', mensagem: 'Manutenção às 3h' }));
    expect(await screen.findByText('Manutenção às 3h')).toBeTruthy();
    const before = server.requests.filter(({ path }) => path === '/api/pedidos/listar').length;
    act(() => server.push('pedido', { tipo: 'f5pagina' }));
    await waitFor(() =>
      expect(server.requests.filter(({ path }) => path === '/api/pedidos/listar')).toHaveLength(before + 1),
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Procurar' }).value).toBe('K7');
    expect(await paneOf('K7QF')).toBeTruthy();
  });
});

describe('cancelling', () => {
  const openDialog = async () => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'K7QF' }));
    const { person } = renderBoard({ page: OrdersPage, server, path: '/pedidos?pedido=1' });
    await paneOf('K7QF');
    await person.keyboard('c');
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar Pedido' });
    return {
      server,
      person,
      dialog,
      confirm: within(dialog).getByRole('button', { name: 'Cancelar pedido' }),
    };
  };

  it('requires a reason', async () => {
    const { server, person, dialog, confirm } = await openDialog();
    await person.click(confirm);
    expect(within(dialog).getByText('Selecione um motivo para cancelamento')).toBeTruthy();
    expect(server.orderOf(1)?.status).toBe('pending');
  });

  it('requires text for another reason, and preserves it when the dialog is closed and when the server refuses', async () => {
    const opened = await openDialog();
    const { server, person } = opened;
    await person.click(within(opened.dialog).getByRole('radio', { name: 'Outro motivo' }));
    await person.type(within(opened.dialog).getByRole('textbox', { name: /Descreva o motivo/ }), 'curto');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(opened.dialog.isConnected).toBe(false));
    await person.keyboard('c');
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar Pedido' });
    const confirm = within(dialog).getByRole('button', { name: 'Cancelar pedido' });
    const words = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /Descreva o motivo/ });
    await person.click(confirm);
    expect(within(dialog).getByText('Descrição de motivo muito curta.')).toBeTruthy();
    await person.type(words, ' mas agora explicado');
    server.failNext(/orders\/1/, () => server.refusal(409, 'O motoboy já saiu.', 'order.courier-active'));
    await person.click(confirm);
    expect(await within(dialog).findByText(/O motoboy já saiu\./)).toBeTruthy();
    expect(words.value).toBe('curto mas agora explicado');
    await person.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancelar Pedido' })).toBeNull());
    expect(server.requests.findLast(({ path }) => path === '/api/orders/1')?.body).toMatchObject({
      new_status: 'PC',
      motivo_cancelamento: 'OTHER_CANCELLATION_REASON',
      motivo_texto: 'curto mas agora explicado',
    });
  });

  it('names the person who was faster, and shows that the chosen reason was not sent', async () => {
    const { server, person, dialog, confirm } = await openDialog();
    await person.click(within(dialog).getByRole('radio', { name: 'Item em falta' }));
    const order = server.orderOf(1);
    if (!order) throw new Error('no order');
    // The push event of the other user's change is lost, so only the answer contains this change.
    server.changeUnannounced({ ...order, status: 'cancelled', closedAt: Date.now(), version: 2 });
    await person.click(confirm);
    expect(await screen.findByText('Ana cancelou este pedido: Item em falta.')).toBeTruthy();
    expect(screen.getByText('O motivo que você escolheu não foi enviado.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancelar Pedido' })).toBeNull());
  });

  it("shows another user's changes meanwhile, also the cancellation", async () => {
    const { server, person, dialog } = await openDialog();
    const order = server.orderOf(1);
    if (!order) throw new Error('no order');
    const ana = { actorName: 'Ana', actorSessionId: 'other' };
    act(() => void server.change({ ...order, status: 'accepted', version: 2 }, ana));
    expect(await within(dialog).findByText('Enquanto isso: Ana aceitou.')).toBeTruthy();
    act(() => {
      server.change({ ...order, status: 'cancelled', closedAt: Date.now(), version: 3 }, ana);
    });
    const ok = await screen.findByRole('button', { name: 'OK' });
    // The person had not chosen a reason yet, so the dialog must not speak of an unsent reason.
    expect(screen.queryByText('O motivo que você escolheu não foi enviado.')).toBeNull();
    await person.click(ok);
  });

  it('leaves nothing to charge, neither in the list nor in the detail', async () => {
    const closedAt = Date.now();
    const order = anOpenOrder({
      orderId: 1,
      code: 'K7QF',
      status: 'cancelled',
      closedAt,
      paymentSummary: 'Dinheiro',
    });
    renderBoard({ page: OrdersPage, server: serverWith(order), path: '/pedidos?pedido=1' });
    const detail = await paneOf('K7QF');
    expect(await within(detail).findByText('não cobrar')).toBeTruthy();
    expect(detail.textContent).not.toContain('Cobrar do cliente');
    expect(screen.queryByText('Dinheiro')).toBeNull();
  });

  it('shows what the customer will read', async () => {
    const { person, dialog } = await openDialog();
    await person.click(within(dialog).getByRole('radio', { name: 'Item em falta' }));
    expect(dialog.textContent).toContain('O cliente vai ler: “Um item do seu pedido está em falta.”');
  });
});

describe('navigation', () => {
  it('moves with the arrow keys and stores the selection in the address', async () => {
    const server = serverWith(
      anOpenOrder({ orderId: 1, code: 'AAA1' }),
      anOpenOrder({ orderId: 2, code: 'BBB2', acceptBy: Date.now() + 9 * minute }),
    );
    const { person, router } = renderBoard({ page: OrdersPage, server });
    await cardOf('AAA1');
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(await paneOf('BBB2')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toEqual({ pedido: 2 }));
    await person.keyboard('{ArrowUp}');
    expect(await paneOf('AAA1')).toBeTruthy();
    expect((await cardOf('AAA1')).getAttribute('aria-current')).toBe('true');
  });

  it('goes from list to detail and back on a narrow screen', async () => {
    const server = serverWith(anOpenOrder({ orderId: 1, code: 'AAA1' }));
    const { person, router } = renderBoard({ page: OrdersPage, server, width: 360 });
    await person.click(await cardOf('AAA1'));
    await person.click(await screen.findByRole('button', { name: 'Voltar para a lista' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(screen.queryByRole('button', { name: 'Voltar para a lista' })).toBeNull();
  });
});
