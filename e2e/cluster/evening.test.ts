import { changeStatus } from '@comanda/contract/orders/orders/orders.calls';
import { openTcpSink, type TcpSink } from '@comanda/print-agent/src/testing/tcp-sink.ts';
import { eventually } from '@comanda/testkit/eventually';
import { openSeller } from '@comanda/testkit/payments/online-seller';
import { acceptAutomatically, openStation } from '@comanda/testkit/printing/station';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { findFreePort } from '@comanda/testkit/running/free-port';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { createRunningStore, logIn } from '@comanda/testkit/running/running-stores';
import { createSessionClient } from '@comanda/testkit/running/session-client';
import { expect, it, onTestFinished } from 'vitest';
import { openLivePanel, QUICK_RECONNECT } from '../../stress/support/live-panel.ts';
import { rules } from '../support/print-shop.ts';
import { boardAt, openEvening, orderByPix } from './evening.ts';

/** Totals of the orders, in cents: their sums are different for each part of them. */
const CENTS = { UM: 41_01, DOIS: 52_02, TRES: 64_04, QUATRO: 78_08, CINCO: 96_16 };
type Name = keyof typeof CENTS;

it('board, cents and papers of an evening survive killed parts, a renewal and a restore', async () => {
  const evening = await openEvening(folderOfTest());
  onTestFinished(evening.close);
  const { url } = evening.servers();
  const [first = '', second = '', third = ''] = evening.servers().servers;
  const store = await createRunningStore({ url, urls: evening.urls() });
  const { storeId } = store;
  await openSeller(evening.bank, evening.rows, storeId);

  const http = createHttpClient(url);
  onTestFinished(http.close);
  const admin = createSessionClient(http, store.adminToken);
  const printer = await openPrinter();
  const station = await openStation({ url }, admin, {
    name: 'Balcão',
    printers: { CAIXA: printer },
    stations: { Caixa: ['CAIXA'] },
  });
  onTestFinished(station.close);
  await acceptAutomatically(admin);
  await station.machine.start();
  const panel = openLivePanel({
    url: second,
    storeId,
    token: store.operatorToken,
    channel: store.channel,
    reconnect: QUICK_RECONNECT,
  });
  onTestFinished(panel.close);

  const order = (at: string, displayId: Name) =>
    orderByPix(evening, at, { store, displayId, cents: CENTS[displayId] });
  /** Waits until the provider's notice arrived and a panel at another server shows the order. */
  const shown = (displayId: Name) =>
    eventually(async () => {
      await evening.bank.round();
      const [card] = [...panel.orders().values()].filter((each) => each.code === displayId);
      expect(card).toMatchObject({ status: 'accepted', totalCents: CENTS[displayId] });
      return card?.orderId ?? 0;
    });
  const printed = (displayId: Name) => eventually(() => expect(printer.papers(displayId)).toEqual(['first']));

  // One server takes the order, and the panel is at another one.
  const one = await order(first, 'UM');
  one.pay();
  const orderId = await shown('UM');
  await printed('UM');
  for (const target of ['sent', 'delivered'] as const)
    await admin.send(changeStatus, {
      orderId,
      target,
      note: null,
      cancelReason: null,
      cancelText: null,
      expected: null,
    });

  // A server and Redis die. The panel returns to the server, which starts again.
  const died = evening.servers().pidOf(1);
  process.kill(died, 'SIGKILL');
  await evening.redis.end();
  const two = await order(url, 'DOIS');
  two.pay();
  await shown('DOIS');
  await printed('DOIS');
  expect(evening.servers().pidOf(1)).not.toBe(died);
  await evening.redis.start();

  // All servers are replaced while an order comes in.
  const before = [0, 1, 2].map(evening.servers().pidOf);
  const [three] = await Promise.all([order(url, 'TRES'), evening.servers().renew()]);
  three.pay();
  await shown('TRES');
  await printed('TRES');
  for (const [index, pid] of before.entries()) expect(evening.servers().pidOf(index)).not.toBe(pid);

  // At the backup, one paper waits for its printer, and one customer has not paid.
  await printer.off();
  const four = await order(third, 'QUATRO');
  four.pay();
  await shown('QUATRO');
  const five = await order(third, 'CINCO');
  await evening.backUp();
  await printer.on();
  await printed('QUATRO');
  await station.machine.stop();
  five.pay();
  await shown('CINCO');

  const books = () => evening.rows('select * from ledger_books where store_id = $1', [storeId]);
  const [board, [book]] = [await boardAt(url, store.adminToken), await books()];
  expect(board).toHaveLength(5);
  await evening.restore();
  const token = await logIn(http, store.adminLogin, store.password);
  await eventually(async () => {
    await evening.bank.round();
    for (const at of evening.servers().servers) expect(await boardAt(at, token)).toEqual(board);
    expect(balances((await books())[0])).toEqual(balances(book));
  });
  await station.machine.start();
  await printed('CINCO');
  const names = Object.keys(CENTS) as Name[];
  expect(Object.fromEntries(names.map((name) => [name, printer.papers(name)]))).toEqual(
    Object.fromEntries(names.map((name) => [name, ['first']])),
  );
});

/** The balances of a book that are not zero, without its numbers. */
function balances(book: object | undefined): object {
  const numbers = ['store_id', 'opened_on', 'closed_through', 'last_seq', 'last_posting', 'last_receivable'];
  return Object.fromEntries(
    Object.entries(book ?? {}).filter(([name, value]) => !numbers.includes(name) && value !== '0'),
  );
}

/** A printer that may be switched off, and the papers of each order: a first one, or a marked second one. */
async function openPrinter() {
  const port = await findFreePort();
  const earlier: Buffer[] = [];
  let sink: TcpSink | null = await openTcpSink({ port });
  const off = async () => {
    await sink?.close();
    earlier.push(...(sink?.tickets ?? []));
    sink = null;
  };
  return {
    port,
    off,
    on: async () => {
      sink = await openTcpSink({ port });
    },
    close: off,
    papers: (displayId: string) =>
      [...earlier, ...(sink?.tickets ?? [])]
        .filter((paper) => rules(paper, `#${displayId}`))
        .map((paper) => (rules(paper, '2ª VIA') ? 'second' : 'first')),
  };
}
