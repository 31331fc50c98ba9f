import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHttpClient, type HttpClient } from '@comanda/testkit/running/http-client';
import { BOARD, LISTED_STORES } from '../support/order-load.ts';
import { runProgram, startProgram } from '../support/programs.ts';
import { copyMedusaOrder } from './medusa-orders.ts';
import type { Peer } from './peer.ts';

const VERSION = '2.21.0';
const FIELDS = [
  'id',
  'display_id',
  'status',
  'created_at',
  'email',
  'currency_code',
  'total',
  'shipping_address.first_name',
  'shipping_address.phone',
  'shipping_address.city',
];
const PERSON = { email: 'bench@example.com', password: 'bench-password' };
const CONFIG = `const { defineConfig } = require('@medusajs/framework/utils');
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: { jwtSecret: 'bench', cookieSecret: 'bench', storeCors: '*', adminCors: '*', authCors: '*' },
  },
  admin: { disable: true },
});
`;

/** A back-office for shops. Each order has one item and is created from a draft order. */
export const medusa: Peer = {
  name: `Medusa ${VERSION}`,
  packages: {
    name: `medusa-${VERSION}`,
    packages: ['medusa', 'framework', 'cli'].map((name) => `@medusajs/${name}@${VERSION}`),
  },
  demanded: 8,
  compared:
    'GET /admin/orders by sales channel (its nearest to a store) and status, 50 orders with ten fields, which it reads with ' +
    'their one item each whether asked or not, against our board; POST /admin/orders/{id}/complete, pending to completed, ' +
    'against our status change. Its in-memory stand-ins for Redis.',
  start: async ({ folder, database, port }, shape) => {
    const url = `http://127.0.0.1:${port}`;
    writeFileSync(join(folder, 'medusa-config.js'), CONFIG);
    const call = (...words: string[]) => ({
      command: process.execPath,
      args: [join(folder, 'node_modules/@medusajs/cli/cli.js'), ...words],
      cwd: folder,
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: database.urls.owner,
        LOG_LEVEL: 'warn',
        MEDUSA_DISABLE_TELEMETRY: 'true',
      },
    });
    await runProgram(call('db:migrate'));
    await runProgram(call('user', '-e', PERSON.email, '-p', PERSON.password));
    const program = await startProgram(call('start', '-H', '127.0.0.1', '-p', String(port)), `${url}/health`);
    const http = createHttpClient(url);
    try {
      const { token } = await post<{ token: string }>(http, '/auth/user/emailpass', {}, PERSON);
      const headers = { authorization: `Bearer ${token}` };
      const orderId = await makeOrder(http, headers);
      const ids = await copyMedusaOrder(database.urls.owner, orderId, shape);
      const host = new URL(url).host;
      let changed = 0;
      return {
        calls: {
          url,
          boards: Array.from({ length: LISTED_STORES }, (_, index) => ({
            path:
              `/admin/orders?sales_channel_id[]=${ids.store(index + 1)}&status[]=pending&order=-display_id` +
              `&limit=${BOARD}&fields=${FIELDS.join(',')}`,
            headers,
          })),
          nextChange: () => {
            const [store, order] = [(changed % shape.stores) + 1, Math.floor(changed / shape.stores) + 1];
            changed += 1;
            return {
              method: 'POST',
              path: `/admin/orders/${ids.order(store, order)}/complete`,
              headers: { host, ...headers, 'content-type': 'application/json' },
              body: '{}',
            };
          },
        },
        stop: program.stop,
      };
    } catch (error) {
      await program.stop();
      throw error;
    } finally {
      http.close();
    }
  },
};

/** Creates one pending order with the calls of Medusa's own panel. Returns its id. */
async function makeOrder(http: HttpClient, headers: Record<string, string>): Promise<string> {
  const { region } = await post<{ region: { id: string } }>(http, '/admin/regions', headers, {
    name: 'Brasil',
    currency_code: 'brl',
    countries: ['br'],
  });
  const { draft_order } = await post<{ draft_order: { id: string } }>(http, '/admin/draft-orders', headers, {
    email: 'cliente@example.com',
    region_id: region.id,
    items: [{ title: 'X-Salada', quantity: 2, unit_price: 32.45 }],
    shipping_address: {
      first_name: 'Conceição d’Ávila',
      phone: '11987654321',
      address_1: 'Rua da Glória, 10',
      city: 'Liberdade',
      country_code: 'br',
    },
  });
  await post(http, `/admin/draft-orders/${draft_order.id}/convert-to-order`, headers, {});
  return draft_order.id;
}

async function post<Answer>(
  http: HttpClient,
  path: string,
  headers: Record<string, string>,
  body: object,
): Promise<Answer> {
  const { status, text } = await http.send('POST', path, headers, body);
  if (status !== 200) throw new Error(`Medusa refused ${path}: ${status} ${text.slice(0, 500)}`);
  return JSON.parse(text);
}
