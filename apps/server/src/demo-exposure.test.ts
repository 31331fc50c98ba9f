import { demoStores } from '@comanda/demo/src/world/demo-stores.ts';
import { testDatabase } from '@comanda/testkit/postgres';
import { createTestStore } from '@comanda/testkit/stores';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStore, readNewStore } from './areas/store/store/public.ts';
import { readConfig } from './config.ts';
import { assertDemoIsNotExposed, DemoExposedError } from './demo-exposure.ts';
import { createPool } from './platform/database/pools.ts';
import { createDatabase } from './platform/database/transaction.ts';

const real = testDatabase();
const demo = testDatabase();

beforeAll(async () => {
  await createTestStore(real.urls.system);
  const pool = createPool({
    url: demo.urls.system,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  const read = readNewStore(demoStores[0]?.document(Date.now()));
  if (!read.ok) throw new Error(read.faults.join());
  await createStore(createDatabase(pool), read.store, async () => undefined);
  await pool.end();
});

const NETWORKS = [
  { HOST: '0.0.0.0' },
  { HOST: '192.0.2.7' },
  { COMANDA_PUBLIC_URL: 'https://painel.example.com' },
  { COMANDA_PUBLIC_URL: 'http://localhost:3000', COMANDA_TRUST_PROXY: '1' },
];

describe('demonstration stores', () => {
  it.each(NETWORKS)('are not reachable from a network: %j', async (env) => {
    const check = (more = {}) => assertDemoIsNotExposed(demo.urls.system, readConfig({ ...env, ...more }));
    await expect(check()).rejects.toThrow(DemoExposedError);
    await check({ COMANDA_DEMO_NA_REDE: 'sim' });
    await assertDemoIsNotExposed(real.urls.system, readConfig(env));
  });

  it.each([{}, { HOST: '::1' }, { COMANDA_PUBLIC_URL: 'http://127.0.0.1:3000' }])(
    'are served to this machine: %j',
    (env) => assertDemoIsNotExposed(demo.urls.system, readConfig(env)),
  );
});
