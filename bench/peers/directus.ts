import { join } from 'node:path';
import pg from 'pg';
import { BOARD, LISTED_STORES, vacuum } from '../support/order-load.ts';
import { runProgram, startProgram } from '../support/programs.ts';
import type { Peer } from './peer.ts';

const TOKEN = 'bench-token';
/** The columns that a card on the board shows. */
const TABLE = `
  create table orders (
    id bigserial primary key, store_id integer not null, status text not null, received_at timestamptz not null,
    code text not null, customer_name text not null, customer_phone text not null, district text not null,
    payment_summary text not null, total_cents bigint not null)`;

/**
 * A back-office for any tables of a PostgreSQL. This comparison uses one table of orders, created in SQL,
 * with the indexes that it needs.
 */
export const directus: Peer = {
  name: 'Directus 12.3.1',
  packages: {
    name: 'directus-12.3.1',
    packages: ['directus@12.3.1'],
    // The declared version does not build for this Node. This version contains ready binaries.
    overrides: { 'isolated-vm': '6.1.2' },
  },
  demanded: 5,
  compared:
    'GET /items/orders by store and status, newest first, 50 rows of ten columns, against our board; PATCH /items/orders/{id} ' +
    'of the status, without history or events, against our status change. Static token, limits, cache and telemetry off.',
  start: async ({ folder, database, port }, shape) => {
    const url = `http://127.0.0.1:${port}`;
    const call = (word: string) => ({
      command: process.execPath,
      args: [join(folder, 'node_modules/directus/cli.js'), word],
      cwd: folder,
      env: {
        NODE_ENV: 'production',
        DB_CLIENT: 'pg',
        DB_CONNECTION_STRING: database.urls.owner,
        SECRET: 'the-secret-of-a-bench-on-loopback',
        ADMIN_EMAIL: 'bench@example.com',
        ADMIN_PASSWORD: 'bench-password',
        ADMIN_TOKEN: TOKEN,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        LOG_LEVEL: 'warn',
        TELEMETRY: 'false',
        PRESSURE_LIMITER_ENABLED: 'false',
      },
    });
    await runProgram(call('bootstrap'));
    await fill(database.urls.owner, shape.stores, shape.ordersEach);
    const program = await startProgram(call('start'), `${url}/server/ping`);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const host = new URL(url).host;
    let changed = 0;
    return {
      calls: {
        url,
        boards: Array.from({ length: LISTED_STORES }, (_, index) => ({
          path: `/items/orders?filter[store_id][_eq]=${index + 1}&filter[status][_eq]=PP&sort=-id&limit=${BOARD}`,
          headers,
        })),
        nextChange: () => {
          changed += 1;
          return {
            method: 'PATCH',
            path: `/items/orders/${changed}`,
            headers: { host, ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ status: 'PA' }),
          };
        },
      },
      stop: program.stop,
    };
  },
};

async function fill(ownerUrl: string, stores: number, ordersEach: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(TABLE);
  await client.query(
    `insert into orders (store_id, status, received_at, code, customer_name, customer_phone, district, payment_summary,
                         total_cents)
     select store_id, 'PP', now(), 'B' || to_hex(n), 'Cliente ' || n, '11987654321', 'Liberdade',
            'Dinheiro (troco para R$ 100,00)', 6490
       from generate_series(1, $2::integer) n, generate_series(1, $1::integer) store_id`,
    [stores, ordersEach],
  );
  await client.query('create index on orders (store_id, status, id desc)');
  await client.end();
  await vacuum(ownerUrl);
}
