import { createApp } from '@comanda/server/src/app.ts';
import { readConfig } from '@comanda/server/src/config.ts';
import { createLogger } from '@comanda/server/src/platform/log.ts';
import { eventually } from '@comanda/testkit/eventually';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type { TestStore } from '@comanda/testkit/stores';
import { expect, it } from 'vitest';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { ChangedOrder, OrderChanges } from '../changes/order-changes.ts';
import { AcceptanceDeadline } from './acceptance-deadline.ts';

const server = testServer();
const minute = 60_000;

async function aStoreWithOrder() {
  const store = await server.createStore();
  const order = anOpenDeliveryOrder();
  await server.partner(store.intakeKey).post('order', order);
  return { store, order };
}

/** Reads the order as the store's partner, because no panel is open and no user is logged in. */
const receipt = async (store: TestStore, order: { id: string }) =>
  (await server.partner(store.intakeKey).get(`order/${order.id}`)).body.data;

const untilCancelled = (store: TestStore, order: { id: string }) =>
  eventually(async () => expect((await receipt(store, order)).status).toBe('PC'));

it('cancels unaccepted orders without an open panel, and records the reason', async () => {
  const { store, order } = await aStoreWithOrder();
  server.clock.advance(8 * minute);
  await untilCancelled(store, order);
  expect(await receipt(store, order)).toMatchObject({
    cancellation: { code: 'NOT_ANSWERED', reason: 'A loja não respondeu ao pedido a tempo.' },
  });
  const panel = await server.as(store.operatorLogin);
  const detail = (await panel.get('pedidos/listar/1')).body.pedidos[0];
  expect(detail?.pedidoObj.andamentos.at(-1)).toMatchObject({
    label: 'Pedido cancelado · Não respondido',
    por: 'sistema',
  });
  expect(detail?.aguarda_ciencia).toBe(false);
  expect((await panel.get('pedidos/eventos?desde=1')).body.eventos).toMatchObject([
    { seq: 2, aconteceu: 'not-answered', por_tipo: 'system' },
  ]);
});

it('cancels an order once with several servers; accepted orders stay', async () => {
  const accepted = await aStoreWithOrder();
  const panel = await server.as(accepted.store.operatorLogin);
  await panel.put('orders/1', { new_status: 'PA' });
  const log = createLogger('silent');
  const config = { ...readConfig({}), panelDir: null, visitorPagesDir: null, secret: 'test' };
  const second = await createApp({ config, databaseUrls: server.urls, clock: server.clock, log });
  const forgotten = await Promise.all([aStoreWithOrder(), aStoreWithOrder(), aStoreWithOrder()]);
  server.clock.advance(8 * minute);
  try {
    for (const { store, order } of forgotten) await untilCancelled(store, order);
    for (const { store } of forgotten) {
      const { body } = await (await server.as(store.operatorLogin)).get('pedidos/listar');
      expect(body).toMatchObject({ seq: 2, pedidos: [{ versao: 2 }] });
    }
  } finally {
    await second.stop();
  }
  expect((await receipt(accepted.store, accepted.order)).status).toBe('PA');
});

/** Creates a job with a fake database that records the requested time ranges and the cancelled orders. */
function aJob() {
  let now = 10 * 60 * minute;
  let isAway = false;
  const windows: (number | null)[] = [];
  const changed: number[] = [];
  const failing = new Set<number>();
  const overdue: { storeId: number; orderId: number }[] = [];
  const system: Database = {
    inStore: () => Promise.reject(new Error('not used')),
    readInStore: () => Promise.reject(new Error('not used')),
    directory: async <Row>(query: { values: readonly unknown[] }) => {
      if (isAway) throw new Error('the database is away');
      windows.push(Number(query.values[0]) * 1000);
      return overdue as Row[];
    },
  };
  const changes: OrderChanges = {
    change: async ({ orderId }) => {
      if (failing.has(orderId)) throw new Error('not now');
      changed.push(orderId);
      return {} as ChangedOrder;
    },
  };
  const job = new AcceptanceDeadline({
    system,
    changes,
    clock: { now: () => now },
    log: createLogger('silent'),
  });
  return {
    job,
    windows,
    changed,
    failing,
    overdue,
    pass: (ms: number) => {
      now += ms;
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
    ago: (ms: number) => now - ms,
  };
}

it('reads all orders first, then each newly due minute twice', async () => {
  const { job, windows, pass, ago } = aJob();
  await job.sweep();
  pass(1_000);
  await job.sweep();
  expect(windows).toEqual([0, ago(minute + 1_000)]);
  pass(5 * minute);
  await job.sweep();
  expect(windows.at(-1)).toBe(0);
});

it('continues after a database failure, and a failing order does not delay the others', async () => {
  const { job, windows, pass, goAway, failing, overdue, changed, ago } = aJob();
  await job.sweep();
  goAway(true);
  pass(minute);
  await job.sweep();
  goAway(false);
  pass(minute);
  overdue.push({ storeId: 1, orderId: 1 }, { storeId: 1, orderId: 2 });
  failing.add(1);
  await job.sweep();
  expect(windows.at(-1)).toBe(ago(3 * minute));
  expect(changed).toEqual([2]);
  failing.clear();
  await job.sweep();
  expect(windows.at(-1)).toBe(ago(3 * minute));
  expect(changed).toEqual([2, 1, 2]);
});
