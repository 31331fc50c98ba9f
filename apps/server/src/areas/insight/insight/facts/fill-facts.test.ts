import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase, type Database } from '../../../../platform/database/transaction.ts';
import { holdPlace } from '../../../../platform/journal/reader-places.ts';
import { createLogger } from '../../../../platform/log.ts';
import { StoreProfiles } from '../../../store/store/public.ts';
import { threeDays } from '../testing/three-days.ts';
import { rebuildFacts, startFilling } from './fill-facts.ts';

const server = testServer();

it("continues with a store in the same round when its reader has released the store's position", async () => {
  const { storeId } = await threeDays(server);
  const pools = [server.urls.app, server.urls.system].map((url) =>
    createPool({ url, max: 3, applicationName: 'test', onError: () => undefined }),
  );
  const [database, system] = pools.map((pool) => createDatabase(pool)) as [Database, Database];
  const refused = Promise.withResolvers<void>();
  const reported: Database = {
    ...database,
    inStore: async (...given) => {
      const outcome = await database.inStore(...given);
      if (outcome === 'taken') refused.resolve();
      return outcome;
    },
  };
  const filling = startFilling({
    database: reported,
    system,
    profiles: new StoreProfiles(database, server.clock),
    log: createLogger('silent'),
  });
  try {
    await runStatement(
      server.urls.owner,
      `insert into sold_rows_carried (store_id, order_id) select store_id, order_no from store_counters where store_id = $1
       on conflict (store_id) do update set order_id = excluded.order_id`,
      [storeId],
    );
    await database.inStore(storeId, async (tx) => {
      await rebuildFacts(tx);
      // Inserts the row of the position first. Otherwise the other server's insert would wait, instead of
      // skipping the locked row.
      await holdPlace(tx, 'sales');
    });
    const round = await database.inStore(storeId, async (tx) => {
      expect(await holdPlace(tx, 'sales')).not.toBeNull();
      const running = filling.run();
      await refused.promise;
      return { running };
    });
    await round.running;
    const [store] = await system.directory<{ isFilled: boolean }>({
      text: 'select order_id = again_to as "isFilled" from sales_fills where store_id = $1',
      values: [storeId],
    });
    expect(store).toEqual({ isFilled: true });
  } finally {
    await filling.stop();
    await Promise.all(pools.map((pool) => pool.end()));
  }
});
