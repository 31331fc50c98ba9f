import { readFileSync } from 'node:fs';
import { changeStatus } from '@comanda/contract/orders/orders/orders.calls';
import type { LocalTicket, PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import { listOrderTickets } from '@comanda/contract/orders/printing/printing.calls';
import { saveQzKeys } from '@comanda/contract/orders/printing/qz.calls';
import { DEFAULT_PRINTER_OPTIONS, DEFAULT_RAW_OPTIONS } from '@comanda/domain/orders/printing/print-device';
import { COLUMNS_OF } from '@comanda/domain/orders/printing/print-settings';
import { escposOf } from '@comanda/domain/orders/printing/printer/escpos';
import { testTicket } from '@comanda/domain/orders/printing/ticket/test-ticket';
import type { TicketRow } from '@comanda/domain/orders/printing/ticket/ticket';
import { missingPdfQueue, openCups } from '@comanda/print-agent/src/testing/cups-process.ts';
import { openTcpSink } from '@comanda/print-agent/src/testing/tcp-sink.ts';
import { aCertificate } from '@comanda/testkit/printing/a-certificate';
import { runStatement } from '@comanda/testkit/run-statement';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { logIn } from '@comanda/testkit/running/running-stores';
import { createSessionClient } from '@comanda/testkit/running/session-client';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPrintShop, type PrintShop, rules, type ShopOptions } from './support/print-shop.ts';
import { openQzClient } from './support/qz-client.ts';
import { openQzStandIn } from './support/qz-stand-in.ts';
import { stack } from './support/stack.ts';

const comanda = stack();
const shops: PrintShop[] = [];
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all([
    ...shops.splice(0).map((shop) => shop.close()),
    ...closing.splice(0).map((end) => end()),
  ]);
});

async function openShop(options?: ShopOptions): Promise<PrintShop> {
  const shop = await openPrintShop(comanda, options);
  shops.push(shop);
  return shop;
}

const MAYBE = 'POSSÍVEL 2ª VIA';
const card = (page: Page, code: string) => page.locator('a[data-order]', { hasText: `#${code}` });
const isPrinted = (shop: PrintShop, orderId: number) =>
  expect.poll(async () => (await shop.find(orderId)).printState).toBe('printed');

/** Reads rows as the system role. */
async function rows(statement: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await runStatement(comanda.urls.system, statement, values)).rows;
}

/** Makes the bytes that the printer must receive for a ticket. The last line names the kind of ticket. */
function bytesOf({ kind, ticket }: LocalTicket, jobs: readonly PrintJob[], station: string): Buffer {
  const job = jobs.find((each) => each.kind === kind && each.station === station);
  const last: TicketRow[] = [
    ...(kind === 'production' ? [{ kind: 'rule' as const }] : []),
    { kind: 'text', text: `Impressão ${job?.jobId}`, align: 'center' },
  ];
  const options = { columns: COLUMNS_OF['7,0'], options: DEFAULT_RAW_OPTIONS, opensDrawer: false };
  return Buffer.from(escposOf({ ...ticket, rows: [...ticket.rows, ...last] }, options));
}

describe('automatic accept-and-print, with no panel anywhere', () => {
  it('puts the order on the right printers byte by byte, and says so', async () => {
    const shop = await openShop({
      printers: { CAIXA: {}, COZINHA: {} },
      stations: { Caixa: ['CAIXA'], COZINHA: ['COZINHA'] },
      itemCodes: { 7: '501' },
      settings: { printsProduction: true, routes: [{ categoryId: 7, station: 'COZINHA' }] },
    });
    const orderId = await shop.order('K7QF');
    await Promise.all([shop.sink('CAIXA').waitFor(1), shop.sink('COZINHA').waitFor(1)]);
    await isPrinted(shop, orderId);

    const [jobs, tickets] = await Promise.all([
      shop.prints(orderId),
      shop.admin.send(listOrderTickets, { orderId }),
    ]);
    expect(tickets.map(({ kind, station }) => `${kind} ${station}`)).toEqual([
      'order Caixa',
      'production COZINHA',
    ]);
    const [cashier, kitchen] = tickets;
    if (!cashier || !kitchen) throw new Error('a ticket is missing');
    expect(shop.sink('CAIXA').tickets).toEqual([bytesOf(cashier, jobs, 'Caixa')]);
    expect(shop.sink('COZINHA').tickets).toEqual([bytesOf(kitchen, jobs, 'COZINHA')]);
    expect(rules(shop.sink('COZINHA').tickets[0], 'Calabresa')).toBe(true);

    const order = await shop.find(orderId);
    expect([order.status, order.isPrinted]).toEqual(['accepted', true]);
    const history = await rows(
      'select status, note, actor_kind from order_timeline where store_id = $1 and order_id = $2 order by version',
      [shop.store.storeId, orderId],
    );
    expect(history).toContainEqual({ status: 'accepted', note: 'auto', actor_kind: 'system' });
  });

  it('prints one paper with two panels looking on', async () => {
    const shop = await openShop();
    const [one, two] = await Promise.all([
      comanda.logIn(shop.store.operatorLogin),
      comanda.logIn(shop.store.adminLogin),
    ]);
    const orderId = await shop.order('DUPL');
    for (const { page } of [one, two])
      await card(page, 'DUPL').getByText('IMPRESSO', { exact: true }).waitFor();
    await isPrinted(shop, orderId);
    expect(shop.sink('CAIXA').tickets).toHaveLength(1);
    expect(await shop.prints(orderId)).toHaveLength(1);
  });
});

it('a printer that is off is named until its paper is out, once', async () => {
  const shop = await openShop();
  const { port } = shop.sink('CAIXA');
  await shop.sink('CAIXA').close();
  const { page } = await comanda.logIn(shop.store.operatorLogin);
  const orderId = await shop.order('OFFP');
  const alarm = page.getByRole('region', { name: 'Comandas que não saíram' });
  await alarm.getByText('#OFFP').waitFor();
  await alarm.getByText(/CAIXA sem resposta\./).waitFor();
  expect((await shop.find(orderId)).printState).toBe('failed');
  const back = await openTcpSink({ port });
  closing.push(() => back.close());
  await alarm.waitFor({ state: 'detached' });
  await isPrinted(shop, orderId);
  expect(back.tickets).toHaveLength(1);
  expect(rules(back.tickets[0], MAYBE)).toBe(false);
});

it('an order that is cancelled is called off where it was printed', async () => {
  const shop = await openShop();
  const orderId = await shop.order('QUIT');
  await isPrinted(shop, orderId);
  await shop.admin.send(changeStatus, {
    orderId,
    target: 'cancelled',
    note: null,
    cancelReason: 'UNAVAILABLE_ITEM',
    cancelText: null,
    expected: null,
  });
  const sink = shop.sink('CAIXA');
  await sink.waitFor(2);
  expect(rules(sink.tickets[0], 'CANCELADO')).toBe(false);
  expect(rules(sink.tickets[1], 'CANCELADO') && rules(sink.tickets[1], '#QUIT')).toBe(true);
  await expect
    .poll(async () => (await shop.prints(orderId)).map(({ kind, state }) => `${kind} ${state}`))
    .toEqual(['order printed', 'cancellation printed']);
});

it('the button prints again only when asked twice, as a second copy', async () => {
  const shop = await openShop();
  const orderId = await shop.order('VIA2');
  const { page } = await comanda.logIn(shop.store.operatorLogin);
  await isPrinted(shop, orderId);
  await card(page, 'VIA2').click();
  const detail = page.locator('[data-order-detail]');
  await detail.getByRole('button', { name: 'Imprimir', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Imprimir 2ª via' }).click();
  const sink = shop.sink('CAIXA');
  await sink.waitFor(2);
  expect(sink.tickets.map((document) => rules(document, '2ª VIA'))).toEqual([false, true]);
  expect(rules(sink.tickets[1], MAYBE)).toBe(false);
});

it('an agent that is killed in the middle of its queue loses nothing, and marks what may be there twice', async () => {
  const stalled = Promise.withResolvers<void>();
  let isStalled = false;
  const shop = await openShop({
    printers: {
      CAIXA: {
        misbehave: (socket, document) => {
          if (document !== 1 || isStalled) return;
          isStalled = true;
          socket.pause();
          stalled.resolve();
        },
      },
    },
  });
  const sink = shop.sink('CAIXA');
  const orderIds: number[] = [];
  for (const code of ['AAAA', 'BBBB', 'CCCC', 'DDDD']) {
    const orderId = await shop.order(code);
    orderIds.push(orderId);
    // Orders that arrive together are accepted together, so their tickets may be rendered in any order.
    await expect.poll(async () => (await shop.find(orderId)).status).toBe('accepted');
  }
  await stalled.promise;
  await expect
    .poll(async () => (await Promise.all(orderIds.map(shop.prints))).flat().map(({ state }) => state))
    .toEqual(['printed', 'sent', 'sent', 'sent']);
  await shop.machine.kill();
  await shop.machine.start();
  for (const orderId of orderIds) await isPrinted(shop, orderId);
  expect(
    sink.tickets.map((document) =>
      ['AAAA', 'BBBB', 'CCCC', 'DDDD'].find((code) => rules(document, `#${code}`)),
    ),
  ).toEqual(['AAAA', 'BBBB', 'CCCC', 'DDDD']);
  expect(sink.tickets.map((document) => rules(document, MAYBE))).toEqual([false, true, false, false]);
});

it('goes through the queues of CUPS: as it is through a raw one, as a page through a driver’s', async ({
  skip,
}) => {
  const why = missingPdfQueue();
  if (why !== null) skip(why);
  const cups = await openCups();
  closing.push(cups.close);
  const sink = await openTcpSink();
  closing.push(sink.close);
  await cups.addRawQueue('COZINHA', sink.port);
  await cups.addPdfQueue('BALCAO');
  const shop = await openShop({
    printers: {},
    stations: { Caixa: ['BALCAO'], Produção: ['COZINHA'] },
    settings: { printsProduction: true },
    options: { COZINHA: DEFAULT_RAW_OPTIONS, BALCAO: DEFAULT_PRINTER_OPTIONS },
    env: cups.env,
  });
  const orderId = await shop.order('CUPS');
  await isPrinted(shop, orderId);
  await sink.waitFor(1);
  const [jobs, tickets] = await Promise.all([
    shop.prints(orderId),
    shop.admin.send(listOrderTickets, { orderId }),
  ]);
  const kitchen = tickets.find(({ kind }) => kind === 'production');
  if (!kitchen) throw new Error('the kitchen has no ticket');
  expect(sink.tickets).toEqual([bytesOf(kitchen, jobs, 'Produção')]);
  await expect.poll(() => cups.pdfs().length).toBe(1);
  const [pdf = ''] = cups.pdfs();
  expect(pdf).toContain('CUPS');
  expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
});

it('the official QZ client prints what the server signed, and nothing it did not', async () => {
  // Silences the console, because the client of QZ Tray writes to it.
  const quiet = (['info', 'error'] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
  closing.push(async () => quiet.map((spy) => spy.mockRestore()));
  const store = await comanda.createStore();
  const http = createHttpClient(comanda.url, { sockets: 2 });
  const tray = await openQzStandIn(['TERMICA']);
  closing.push(async () => http.close(), tray.close);
  const admin = createSessionClient(http, await logIn(http, store.adminLogin, store.password));
  const operator = createSessionClient(http, await logIn(http, store.operatorLogin, store.password));
  const keys = aCertificate(Date.now() + 86_400_000);
  await admin.send(saveQzKeys, { certificate: keys.certificate, privateKey: keys.privateKey });
  const ticket = testTicket({
    storeName: store.name,
    printerName: 'TERMICA',
    at: Date.now(),
    timeZone: 'America/Sao_Paulo',
    jobId: null,
  });
  const options = { columns: COLUMNS_OF['7,0'], options: DEFAULT_RAW_OPTIONS, opensDrawer: false };
  const bytes = Buffer.from(escposOf(ticket, options));

  const qz = await openQzClient(tray.port, operator);
  closing.push(() => qz.websocket.disconnect());
  expect(tray.certificates).toEqual([keys.certificate]);
  expect(await qz.printers.find()).toEqual(['TERMICA']);
  await qz.print(qz.configs.create('TERMICA', { jobName: ticket.title }), [
    { type: 'raw', format: 'command', flavor: 'hex', data: bytes.toString('hex') },
  ]);
  expect(tray.jobs).toEqual([{ printer: 'TERMICA', bytes }]);
  expect(tray.refused).toEqual([]);
  // The server refuses to sign requests for data of the machine, because this data is private.
  await expect(qz.networking.hostname()).rejects.toThrow('Failed to sign request');
});
