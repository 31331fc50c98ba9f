import { type CourierSim, createCourierSim } from '@comanda/courier-sim/src/create-courier-sim.ts';
import {
  courierSealer,
  saveArea,
  saveCourierAccount,
} from '@comanda/server/src/areas/orders/courier/public.ts';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase } from '@comanda/server/src/platform/database/transaction.ts';
import type { World } from '../running/world.ts';

/** A reference logistics service on loopback, and the account of one store at it. */
export interface RunningCourierSim extends CourierSim {
  readonly url: string;
}

const SECRET = 'segredo-da-loja';

/**
 * Starts a reference logistics service for stores of a test server, whose secret is 'test' by default. Each
 * store gets an account and the areas "Liberdade" (R$ 8,90, São Paulo) and "Centro" in two cities. Deliveries
 * move only by `sim.deliveries.step(…)`. The caller must stop the service after the tests.
 */
export async function startCourierSim(
  server: World & { clock?: { now(): number } },
  storeIds: readonly number[],
  { secret = 'test', port = 0, speed = 0 }: { secret?: string; port?: number; speed?: number } = {},
): Promise<RunningCourierSim> {
  const sim = await createCourierSim({
    accounts: storeIds.map((storeId) => ({
      clientId: `loja-${storeId}`,
      clientSecret: `${SECRET}-${storeId}`,
      webhookUrl: `${server.url}/api/entregas/${storeId}`,
    })),
    speed,
    now: () => server.clock?.now() ?? Date.now(),
  });
  const url = await sim.http.listen({ host: '127.0.0.1', port });
  const pool = createPool({
    url: server.urls.system,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  const database = createDatabase(pool);
  const sealer = courierSealer(secret);
  for (const storeId of storeIds) {
    await database.inStore(storeId, async (tx) => {
      await saveCourierAccount(tx, {
        baseUrl: url,
        clientId: `loja-${storeId}`,
        sealedSecret: sealer.seal(`${SECRET}-${storeId}`),
        merchantId: `loja-${storeId}-7f0c1c52-53d4-4f0e-9d4e-2d6d0b1c2a10`,
        pickup: {
          street: 'Rua da Consolação',
          number: '10',
          complement: null,
          postalCode: '01301-000',
          latitude: -23.548,
          longitude: -46.645,
        },
      });
      await saveArea(tx, { name: 'Liberdade', city: 'São Paulo', priceCents: 890 });
      await saveArea(tx, { name: 'Centro', city: 'São Paulo', priceCents: 700 });
      await saveArea(tx, { name: 'Centro', city: 'Osasco', priceCents: 1200 });
    });
  }
  await pool.end();
  return { ...sim, url };
}
