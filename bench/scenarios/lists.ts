import { newOrderFrom } from '@comanda/contract/orders/intake/new-order.wire';
import { openDeliveryOrderWire } from '@comanda/contract/orders/intake/open-delivery-order.wire';
import { onConnection } from '@comanda/testkit/open-connections';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { seedPast } from '@comanda/testkit/orders/seed-past';
import { providerHeaders } from '@comanda/testkit/provider/provider-person';
import { runStatement } from '@comanda/testkit/run-statement';
import { createRunningStore } from '@comanda/testkit/running/running-stores';
import type { World } from '@comanda/testkit/running/world';
import { figuresOfBar } from '../support/figure.ts';
import { vacuum } from '../support/order-load.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const ORDERS = 300_000;
const OPEN = 60;
const DAYS = 730;
const TIMES = 15;
const DAY_MS = 24 * 3_600_000;

/** Measures L1: lists for screens, partners and the provider, in a store with two years of orders. */
export const lists: Scenario = {
  name: 'lists',
  run: async (bench) => {
    const orders = bench.isQuick ? ORDERS / 100 : ORDERS;
    return bench.withWorld({ name: 'lists', sockets: 2 }, async (world, http) => {
      const store = await createRunningStore(world);
      const { storeId, intakeKey, adminToken } = store;
      await fill(world, storeId, orders);
      const partner = { 'x-api-key': intakeKey };
      const admin = { authorization: adminToken };
      const team = await providerHeaders(world, 'admin');
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
            `pedidos/eventos?desde=${await lastButFor(world, storeId, 300)}`,
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
    });
  },
};

async function fill({ urls }: World, storeId: number, orders: number): Promise<void> {
  const { document } = newOrderFrom(openDeliveryOrderWire.parse(anOpenDeliveryOrder()));
  const past = { storeId, orders, open: OPEN, days: DAYS, now: Date.now(), document };
  await onConnection(urls.system, (system) => seedPast(system, past));
  await vacuum(urls.owner);
}

async function lastButFor({ urls }: World, storeId: number, missed: number): Promise<number> {
  const { rows } = await runStatement<{ seq: string }>(
    urls.system,
    'select event_seq as seq from store_counters where store_id = $1',
    [storeId],
  );
  return Math.max(Number(rows[0]?.seq ?? 0) - missed, 0);
}
