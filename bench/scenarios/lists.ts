import { newOrderFrom } from '@comanda/contract/orders/intake/new-order.wire';
import { openDeliveryOrderWire } from '@comanda/contract/orders/intake/open-delivery-order.wire';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { seedPast } from '@comanda/testkit/orders/seed-past';
import { createProviderPerson, createProviderSession } from '@comanda/testkit/provider/provider-person';
import { runStatement } from '@comanda/testkit/run-statement';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import pg from 'pg';
import { figuresOfBar } from '../support/figure.ts';
import { vacuum } from '../support/order-load.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const ORDERS = 300_000;
const OPEN = 60;
const DAYS = 730;
const TIMES = 15;
const DAY_MS = 24 * 3_600_000;

/** L1: lists for screens, partners and the provider in a store with two years of orders. */
export const lists: Scenario = {
  name: 'lists',
  run: async (world) => {
    const orders = world.isQuick ? ORDERS / 100 : ORDERS;
    const database = await world.createDatabase('lists');
    const server = await world.startServer(database);
    const http = createHttpClient(server.url, { sockets: 2 });
    try {
      const [store] = await createRunningStores({ url: server.url, systemUrl: database.systemUrl }, 1);
      if (store === undefined) throw new Error('the store is missing');
      const { storeId, intakeKey, adminToken } = store;
      await fill(database, storeId, orders);
      const person = await createProviderPerson(database.ownerUrl, 'admin');
      const token = await createProviderSession(database.ownerUrl, person, Date.now());
      const partner = { 'x-api-key': intakeKey };
      const admin = { authorization: adminToken };
      const team = { cookie: `pid=${token}`, platform: 'merchantWebv1' };
      const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
      const figure = figuresOfBar('L1');
      const measure = async (
        [what, atMost]: readonly [what: string, atMost: number],
        ...[method, path, headers, body]: Parameters<typeof http.send>
      ) => {
        const times: number[] = [];
        for (let time = 0; time < TIMES; time += 1) {
          const startedAt = performance.now();
          const answer = await http.send(method, `/api/${path}`, headers, body);
          times.push(performance.now() - startedAt);
          if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
        }
        const { p50, p95 } = summarize(times);
        return figure(`${what}, p50 (p95 ${p95.toFixed(0)})`, 'ms', p50, atMost);
      };
      const phone = { telefone: '11900000700' };
      const find = `provedor/lojas/${storeId}/clientes/procurar`;
      return {
        figures: [
          await measure(['partner’s list', 20], 'GET', 'order', partner),
          await measure(['partner’s list of pending orders', 20], 'GET', 'order?status=PP', partner),
          await measure(['… of orders on their way', 20], 'GET', 'order?status=PE', partner),
          await measure(['… of delivered orders', 20], 'GET', 'order?status=PD', partner),
          await measure(['… of cancelled orders', 20], 'GET', 'order?status=PC&limite=200', partner),
          await measure(['customer by phone', 20], 'POST', find, team, phone),
          await measure(['customer by id', 20], 'POST', find, team, { id_cliente: 'customer-700' }),
          await measure(['board', 50], 'GET', 'pedidos/listar', admin),
          await measure(['order with its timeline', 50], 'GET', `pedidos/listar/${orders / 2}`, admin),
          await measure(
            ['300 missed events', 50],
            'GET',
            `pedidos/eventos?desde=${await lastButFor(database, storeId, 300)}`,
            admin,
          ),
          await measure(['audit, 30 days', 50], 'GET', `historico?de=${day(30)}&ate=${day(0)}`, admin),
          await measure(['past orders, found', 50], 'POST', 'pedidos/procurar', admin, {
            busca: 'ana souza',
          }),
          await measure(['past orders, none found', 50], 'POST', 'pedidos/procurar', admin, {
            busca: 'zuleide',
          }),
        ],
        notes: [
          `${orders} orders of one store over ${DAYS} days, ${OPEN} of them open; over HTTP, one after the other, ${TIMES} times each.`,
        ],
      };
    } finally {
      http.close();
      await server.stop();
    }
  },
};

async function fill(
  { ownerUrl, systemUrl }: { ownerUrl: string; systemUrl: string },
  storeId: number,
  orders: number,
): Promise<void> {
  const system = new pg.Client({ connectionString: systemUrl });
  await system.connect();
  const { document } = newOrderFrom(openDeliveryOrderWire.parse(anOpenDeliveryOrder()));
  await seedPast(system, { storeId, orders, open: OPEN, days: DAYS, now: Date.now(), document });
  await system.end();
  await vacuum(ownerUrl);
}

async function lastButFor(
  { systemUrl }: { systemUrl: string },
  storeId: number,
  missed: number,
): Promise<number> {
  const { rows } = await runStatement<{ seq: string }>(
    systemUrl,
    'select event_seq as seq from store_counters where store_id = $1',
    [storeId],
  );
  return Math.max(Number(rows[0]?.seq ?? 0) - missed, 0);
}
