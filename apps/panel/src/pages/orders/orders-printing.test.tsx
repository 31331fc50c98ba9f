// @vitest-environment jsdom

import { VISIT_PERMISSIONS } from '@comanda/domain/people/access/support-visit';
import { toastStore } from '@comanda/ui/toast/toast.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as printWaits from '../../features/orders/orders/attention/print-waits.ts';
import { OrderSlotsContext } from '../../features/orders/orders/order-slots.ts';
import { anOrderCard } from '../../features/orders/orders/testing/an-order-card.ts';
import { aPrintDevice, aPrintJob } from '../../features/orders/orders/testing/fake-printing.ts';
import { createFakeServer } from '../../features/orders/orders/testing/fake-server.ts';
import { renderBoard } from '../../features/orders/orders/testing/render-board.tsx';
import { openPrinterChoice } from '../../features/orders/printing/jobs/printer-choice/open-printer-choice.ts';
import { MayProvider } from '../../shared/session/may.tsx';
import { aSession } from '../../shared/session/testing/a-session.ts';
import { PrintDialogs } from '../printing/print-parts.tsx';
import { orderSlots } from './order-slots.tsx';
import { OrdersPage } from './orders.tsx';

const minute = 60_000;
const order = (over: Parameters<typeof anOrderCard>[0] = {}) =>
  anOrderCard({
    status: 'accepted',
    receivedAt: Date.now() - minute,
    acceptBy: Date.now() + 7 * minute,
    promisedFor: Date.now() + 59 * minute,
    ...over,
  });
const serverWith = (...orders: ReturnType<typeof anOrderCard>[]) =>
  createFakeServer(orders, () => Date.now());
const pane = (code = 'K001') => screen.findByRole('region', { name: `Pedido #${code}` });
/** The page inside the components that the frame would add. */
const Page = () => (
  <OrderSlotsContext value={orderSlots}>
    <OrdersPage />
    <PrintDialogs />
  </OrderSlotsContext>
);
const show = (server: ReturnType<typeof serverWith>, path = '/pedidos?pedido=1') =>
  renderBoard({ page: Page, server, path });
const sentTo = (server: ReturnType<typeof serverWith>, path: string) =>
  server.requests.filter((request) => request.path === `/api/${path}` && request.body !== null);
const card = async (name = 'Impressão') => within(await pane()).findByRole('region', { name });

// Loads lazy parts before the tests, so that no test waits for their compilation.
beforeAll(async () => {
  await Promise.all([
    import('../../features/orders/orders/detail/pane/order-pane.tsx'),
    import('../../features/orders/printing/jobs/print-button.tsx'),
    import('../../features/orders/printing/jobs/list/print-jobs-card.tsx'),
    import('../../features/orders/orders/attention/alarms.tsx'),
    import('../../features/orders/printing/jobs/alarm/print-alarm-rows.tsx'),
    import('../../features/orders/printing/jobs/printer-choice/printer-choice-host.tsx'),
    import('../../features/orders/printing/jobs/printer-choice/printer-choice-dialog.tsx'),
    import('@comanda/ui/dialog/alert-dialog-window.tsx'),
  ]);
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  act(openPrinterChoice.close);
  for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the print button', () => {
  it.each([
    ['pending', 'Aceitar e imprimir'],
    ['accepted', 'Imprimir'],
    ['sent', 'Imprimir'],
    ['ready-for-pickup', 'Imprimir'],
    ['delivered', 'Imprimir'],
    ['cancelled', 'Imprimir'],
  ] as const)('for a %s order has the label %s', async (status, name) => {
    show(serverWith(order({ status, closedAt: status === 'delivered' ? Date.now() : null })));
    expect(await within(await pane()).findByRole('button', { name })).toBeTruthy();
  });

  it('is not offered to users who may not move orders', async () => {
    const viewer = aSession({ permissions: [...VISIT_PERMISSIONS] });
    const Viewing = () => (
      <MayProvider session={viewer}>
        <Page />
      </MayProvider>
    );
    const server = serverWith(order({ status: 'pending' }));
    renderBoard({ page: Viewing, server, path: '/pedidos?pedido=1' });
    await screen.findByText('Total do pedido');
    expect(within(await pane()).queryByRole('button', { name: 'Aceitar e imprimir' })).toBeNull();
  });

  it.each(['released', 'ready'] as const)(
    'is offered for an order that the kitchen has %s',
    async (kitchenStage) => {
      show(serverWith(order({ kitchenStage })));
      expect(await within(await pane()).findByRole('button', { name: 'Imprimir' })).toBeTruthy();
    },
  );

  it('prints what was never printed, by a click or P', async () => {
    const server = serverWith(order());
    server.printing.devices([aPrintDevice()]);
    const { person } = show(server);
    await within(await pane()).findByRole('button', { name: 'Imprimir' });
    await person.keyboard('p');
    expect(await screen.findByText('Pedido enviado para a impressora')).toBeTruthy();
    expect(sentTo(server, 'impressao/pedidos/1').at(-1)?.body).toMatchObject({ segunda_via: false });
    expect(await within(await card()).findByText('Na fila')).toBeTruthy();
    act(() => server.printing.report(1, { state: 'printed', printerName: 'Elgin i9', deviceName: 'Balcão' }));
    expect(await within(await card()).findByText('Impresso')).toBeTruthy();
    expect(within(await card()).getByText('Elgin i9 · Balcão')).toBeTruthy();
  });

  it('asks before a second copy', async () => {
    const server = serverWith(order({ printState: 'printed', isPrinted: true }));
    server.printing.devices([aPrintDevice()]);
    server.printing.jobs([aPrintJob()]);
    const { person } = show(server);
    const print = await within(await pane()).findByRole('button', { name: 'Imprimir' });
    await person.click(print);
    const question = await screen.findByRole('dialog', { name: /Imprimir a 2ª via\?/ });
    await person.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(sentTo(server, 'impressao/pedidos/1')).toEqual([]);
    await person.click(print);
    await person.click(await screen.findByRole('button', { name: 'Imprimir 2ª via' }));
    expect(await screen.findByText('2ª via enviada para a impressora')).toBeTruthy();
    expect(sentTo(server, 'impressao/pedidos/1').at(-1)?.body).toMatchObject({ segunda_via: true });
  });

  it('reports that the server cannot be reached', async () => {
    const server = serverWith(order());
    server.failNext(/impressao\/pedidos\/1/, () => Promise.reject(new TypeError('offline')));
    const { person } = show(server);
    await person.click(await within(await pane()).findByRole('button', { name: 'Imprimir' }));
    const reported = await screen.findByRole('dialog', { name: /Atenção!/ });
    expect(reported.textContent).toContain('Nada foi impresso');
    await person.click(within(reported).getByRole('button', { name: 'OK' }));
  });
});

describe('without a printer', () => {
  const noPrinter = 'Impressora não selecionada, escolha uma impressora e tente novamente.';

  it('asks for the default printer, saves it for its computer and prints', async () => {
    const server = serverWith(order());
    server.printing.devices([
      aPrintDevice(),
      aPrintDevice({ deviceId: 2, name: 'Cozinha', isConnected: false }),
    ]);
    server.failNext(/impressao\/pedidos\/1/, () => server.refusal(422, noPrinter, 'printing.no-printer'));
    const { person } = show(server);
    await person.click(await within(await pane()).findByRole('button', { name: 'Imprimir' }));
    const choice = await screen.findByRole('dialog', { name: 'Escolher a impressora' });
    expect(choice.textContent).toContain(noPrinter);
    await person.click(await within(choice).findByRole('button', { name: 'Salvar e imprimir' }));
    expect(within(choice).getByText('Escolha uma impressora.')).toBeTruthy();
    const off = within(choice).getByRole('group', { name: /Cozinha/ });
    expect(within(off).getByRole('radio', { name: /Elgin i9/ })).toHaveProperty('disabled', false);
    expect(off).toHaveProperty('disabled', true);
    const here = within(choice).getByRole('group', { name: /Balcão/ });
    await person.click(within(here).getByRole('radio', { name: 'Bematech MP-4200' }));
    await person.click(within(choice).getByRole('button', { name: 'Salvar e imprimir' }));
    expect(await screen.findByText('Pedido enviado para a impressora')).toBeTruthy();
    expect(server.printing.deviceOf(1)?.routes.defaultPrinter).toBe('Bematech MP-4200');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what to do if no computer prints, and if the computers cannot be read', async () => {
    const server = serverWith(order());
    const { person } = show(server);
    for (let times = 0; times < 3; times += 1)
      server.failNext(/impressao\/dispositivos/, () => server.refusal(500, 'Erro', 'server.unexpected'));
    await person.click(await within(await pane()).findByRole('button', { name: 'Imprimir' }));
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    await person.click(retry);
    expect(await screen.findByText('Nenhum computador imprime para esta loja')).toBeTruthy();
    const choice = screen.getByRole('dialog', { name: 'Escolher a impressora' });
    expect(within(choice).getByRole('link', { name: 'Configurar impressoras' })).toBeTruthy();
  });
});

describe('the papers of an order', () => {
  it('offers a second copy of one station only', async () => {
    const server = serverWith(order({ printState: 'printed' }));
    server.printing.devices([aPrintDevice()]);
    server.printing.jobs([aPrintJob(), aPrintJob({ jobId: 2, kind: 'customer', station: 'Caixa' })]);
    const { person } = show(server);
    const jobs = await card();
    expect(within(jobs).getAllByText('Impresso')).toHaveLength(2);
    await person.click(within(jobs).getByRole('button', { name: '2ª via: Produção · Cozinha' }));
    expect(await within(jobs).findByText('Produção · Cozinha · 2ª via')).toBeTruthy();
    expect(sentTo(server, 'impressao/pedidos/1').at(-1)?.body).toMatchObject({ estacao: 'Cozinha' });
  });

  it('shows that they cannot be read and tries again', async () => {
    const server = serverWith(order({ printState: 'printed' }));
    server.printing.jobs([aPrintJob()]);
    for (let times = 0; times < 2; times += 1)
      server.failNext(/impressao\/pedidos\/1/, () => server.refusal(500, 'Erro', 'server.unexpected'));
    const { person } = show(server);
    const jobs = await card();
    await person.click(await within(jobs).findByRole('button', { name: 'Tentar novamente' }));
    expect(await within(jobs).findByText('Produção · Cozinha')).toBeTruthy();
  });
});

describe('the alarm', () => {
  const wait = {
    cause: 'printer',
    deviceId: 1,
    deviceName: 'Balcão',
    printer: 'Elgin i9',
    trouble: 'paper-out',
  } as const;
  const refused = { state: 'failed', reason: 'sem papel', printedAt: null, wait } as const;
  const alarm = () => screen.findByRole('region', { name: 'Comandas que não saíram' });

  it('names the order, the paper and the reason, and disappears with the paper', async () => {
    const server = serverWith(order());
    server.printing.devices([aPrintDevice()]);
    server.printing.jobs([aPrintJob({ state: 'sent', printedAt: null })]);
    show(server, '/pedidos');
    const shown = await screen.findByRole('link', { name: /K001/ });
    expect(screen.queryByRole('region', { name: 'Comandas que não saíram' })).toBeNull();
    act(() => server.printing.report(1, refused));
    expect((await alarm()).textContent).toContain('#K001 não foi impresso');
    expect(await within(await alarm()).findByText(/Elgin i9 sem papel/)).toBeTruthy();
    expect(within(shown).getByText('Não impresso')).toBeTruthy();
    act(() => server.printing.report(1, { state: 'printed', reason: null, wait: null }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Comandas que não saíram' })).toBeNull());
  });

  it('gives the paper up after a confirmation', async () => {
    const server = serverWith(order({ printState: 'failed' }));
    server.printing.devices([aPrintDevice()]);
    server.printing.jobs([aPrintJob(refused)]);
    const { person } = show(server, '/pedidos');
    await person.click(
      await within(await alarm()).findByRole('button', { name: 'Desistir de imprimir o pedido #K001' }),
    );
    const question = await screen.findByRole('dialog', { name: /Desistir desta comanda\?/ });
    await person.click(within(question).getByRole('button', { name: 'Desistir' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Comandas que não saíram' })).toBeNull());
    expect(server.printing.jobOf(1)?.state).toBe('expired');
  });

  it('is about needed papers only: a withdrawn one is not named, and an expired one can be given up', async () => {
    const server = serverWith(order({ printState: 'failed' }));
    server.printing.devices([aPrintDevice()]);
    const over = { state: 'expired', printedAt: null } as const;
    server.printing.jobs([
      aPrintJob({ ...over, reason: 'abandonada por Ana', isWithdrawn: true }),
      aPrintJob({ ...over, jobId: 2, station: 'Bar', reason: 'prazo esgotado' }),
    ]);
    const { person } = show(server, '/pedidos');
    const region = within(await alarm());
    await region.findByText(/prazo esgotado/);
    expect(region.queryByText(/Cozinha/)).toBeNull();
    await person.click(region.getByRole('button', { name: 'Desistir de imprimir o pedido #K001' }));
    const question = await screen.findByRole('dialog', { name: /Desistir desta comanda\?/ });
    await person.click(within(question).getByRole('button', { name: 'Desistir' }));
    await waitFor(() => expect(server.printing.jobOf(2)?.isWithdrawn).toBe(true));
  });

  it('prints elsewhere: the station moves to another printer, and its paper follows', async () => {
    const server = serverWith(order({ printState: 'failed' }));
    const routes = {
      defaultPrinter: null,
      printersByStation: { Cozinha: ['Elgin i9'] },
      optionsByPrinter: {},
    };
    server.printing.devices([aPrintDevice({ routes }), aPrintDevice({ deviceId: 2, name: 'Copa' })]);
    server.printing.jobs([aPrintJob(refused)]);
    const { person } = show(server, '/pedidos');
    await person.click(
      await within(await alarm()).findByRole('button', {
        name: 'Imprimir o pedido #K001 em outra impressora',
      }),
    );
    const choice = await screen.findByRole('dialog', { name: 'Onde imprimir Cozinha?' });
    const here = within(choice).getByRole('group', { name: /Balcão/ });
    expect(within(here).getByText('não imprimiu')).toBeTruthy();
    const copa = await within(choice).findByRole('group', { name: /Copa/ });
    expect(within(copa).queryByText('não imprimiu')).toBeNull();
    await person.click(within(copa).getByRole('radio', { name: /Elgin i9/ }));
    await person.click(within(choice).getByRole('button', { name: 'Salvar e imprimir' }));
    expect(await screen.findByText('As comandas que esperavam saem na outra impressora')).toBeTruthy();
    expect(server.printing.deviceOf(1)?.routes.printersByStation).toEqual({});
    expect(server.printing.deviceOf(2)?.routes.printersByStation).toEqual({ Cozinha: ['Elgin i9'] });
    expect(sentTo(server, 'impressao/pedidos/1')).toEqual([]);
  });

  it('is one row for a printer with several papers, with one action for all', async () => {
    const orders = [1, 2, 3, 4, 5].map((orderId) =>
      order({ orderId, code: `K00${orderId}`, printState: orderId === 1 ? 'failed' : 'waiting' }),
    );
    const server = serverWith(...orders);
    const printersByStation = { Cozinha: ['Elgin i9'], Bar: ['Elgin i9', 'Bematech MP-4200'] };
    const routes = { defaultPrinter: null, printersByStation, optionsByPrinter: {} };
    server.printing.devices([aPrintDevice({ routes })]);
    server.printing.jobs(
      orders.map(({ orderId }) =>
        aPrintJob({
          ...refused,
          jobId: orderId,
          orderId,
          state: orderId === 1 ? 'failed' : 'sent',
          station: orderId === 5 ? 'Bar' : 'Cozinha',
        }),
      ),
    );
    vi.spyOn(printWaits, 'printWaitMs').mockReturnValue(60_000);
    const { person } = show(server, '/pedidos');
    const region = await alarm();
    await within(region).findByText('Elgin i9 sem papel');
    expect(region.textContent).toContain('5 comandas esperam: #K001, #K002, #K003 e mais 2.');
    expect(within(region).getAllByRole('listitem')).toHaveLength(1);
    await person.click(within(region).getByRole('button', { name: 'Imprimir Elgin i9 em outra impressora' }));
    const choice = await screen.findByRole('dialog', { name: 'Onde imprimir em vez de Elgin i9?' });
    expect(choice.textContent).toContain('as próximas comandas de Cozinha, Bar também');
    await person.click(within(choice).getByRole('radio', { name: 'Bematech MP-4200' }));
    await person.click(within(choice).getByRole('button', { name: 'Salvar e imprimir' }));
    await screen.findByText('As comandas que esperavam saem na outra impressora');
    expect(server.printing.deviceOf(1)?.routes.printersByStation).toEqual({
      Cozinha: ['Bematech MP-4200'],
      Bar: ['Bematech MP-4200'],
    });
  });

  it('shows that no printer is chosen, and asks for one', async () => {
    const server = serverWith(order({ printState: 'failed' }));
    server.printing.devices([aPrintDevice({ printersInUse: [] })]);
    const unchosen = {
      cause: 'no-printer',
      deviceId: null,
      deviceName: null,
      printer: null,
      trouble: null,
    } as const;
    server.printing.jobs([aPrintJob({ ...refused, state: 'queued', reason: null, wait: unchosen })]);
    const { person } = show(server, '/pedidos');
    const region = within(await alarm());
    await region.findByText(/Nenhuma impressora escolhida/);
    await person.click(region.getByRole('button', { name: /^Escolher a impressora/ }));
    const choice = await screen.findByRole('dialog', { name: 'Escolher a impressora' });
    await person.click(await within(choice).findByRole('radio', { name: 'Bematech MP-4200' }));
    await person.click(within(choice).getByRole('button', { name: 'Salvar e imprimir' }));
    await waitFor(() => expect(server.printing.deviceOf(1)?.routes.defaultPrinter).toBe('Bematech MP-4200'));
  });
});
