import { eventually } from '@comanda/testkit/eventually';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { cancelAgreement } from '../provider/agreements.ts';
import { agreementHarness } from './testing/agreement-harness.ts';

const { aStore, asSystem, lastToken, server, sign } = await agreementHarness();

/** A separate transaction in one store that stays open until it is committed by the test. */
async function begun(url: string, statement: string, values: [storeId: number, ...rest: unknown[]]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(`select set_config('app.store_id', $1, true)`, [String(values[0])]);
  await client.query(statement, values);
  return {
    commit: async () => {
      await client.query('commit');
      await client.end();
    },
  };
}

const somebodyWaits = () =>
  eventually(async () => {
    const waiting = await asSystem(
      `select from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`,
      [],
    );
    expect(waiting.rows).not.toHaveLength(0);
  });

describe('a document that is cancelled while it is signed', () => {
  it('is not signed when it was cancelled first', async () => {
    const { store, send } = await aStore();
    await send();
    const takingBack = await begun(
      server.urls.system,
      'update contracts set cancelled_at = now() where store_id = $1',
      [store.storeId],
    );
    const signing = sign(lastToken());
    await somebodyWaits();
    await takingBack.commit();
    expect(await signing).toMatchObject({ status: 410, body: { motivo: 'agreement.link-invalid' } });
    const { rows } = await asSystem('select from contract_signatures where store_id = $1', [store.storeId]);
    expect(rows).toHaveLength(0);
  });

  it('is not cancelled when it was signed first', async () => {
    const { store } = await aStore();
    const signing = await begun(
      server.urls.app,
      `with held as (select * from contracts where store_id = $1 for update)
       insert into contract_signatures
         (store_id, contract_id, signed_at, name, document, sent_to, address_hash, text_hash)
       select store_id, contract_id, now(), 'Conceição Silva', '52998224725', 'dona@loja.example.com', $2, $2
         from held`,
      [store.storeId, Buffer.alloc(32)],
    );
    const pool = createPool({
      url: server.urls.system,
      max: 1,
      applicationName: 'provider',
      onError: () => undefined,
    });
    const takingBack = createDatabase(pool).inStore(store.storeId, (tx) =>
      cancelAgreement(tx, { agreementId: 1 }, { operator: 'Iara', now: server.clock.now() }),
    );
    await somebodyWaits();
    await signing.commit();
    expect(await takingBack).toBe(false);
    await pool.end();
  });
});
