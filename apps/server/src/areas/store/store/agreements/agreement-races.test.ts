import { overtaken } from '@comanda/testkit/overtaken';
import { describe, expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase } from '../../../../platform/database/transaction.ts';
import { cancelAgreement } from '../provider/agreements.ts';
import { agreementHarness } from './testing/agreement-harness.ts';

const { aStore, asSystem, lastToken, server, sign } = await agreementHarness();

describe('a document that is cancelled during its signing', () => {
  it('is not signed if the cancellation is first', async () => {
    const { store, send } = await aStore();
    await send();
    const cancelled = {
      statement: 'update contracts set cancelled_at = now() where store_id = $1',
      values: [store.storeId],
    };
    const signing = await overtaken(server.urls.owner, cancelled, () => sign(lastToken()));
    expect(signing).toMatchObject({ status: 410, body: { motivo: 'agreement.link-invalid' } });
    const { rows } = await asSystem('select from contract_signatures where store_id = $1', [store.storeId]);
    expect(rows).toHaveLength(0);
  });

  it('is not cancelled if the signature is first', async () => {
    const { store } = await aStore();
    const signed = {
      statement: `with held as (select * from contracts where store_id = $1 for update)
       insert into contract_signatures
         (store_id, contract_id, signed_at, name, document, sent_to, address_hash, text_hash)
       select store_id, contract_id, now(), 'Conceição Silva', '52998224725', 'dona@loja.example.com', $2, $2
         from held`,
      values: [store.storeId, Buffer.alloc(32)],
    };
    const pool = createPool({
      url: server.urls.system,
      max: 1,
      applicationName: 'provider',
      onError: () => undefined,
    });
    const isCancelled = await overtaken(server.urls.owner, signed, () =>
      createDatabase(pool).inStore(store.storeId, (tx) =>
        cancelAgreement(tx, { agreementId: 1 }, { operator: 'Iara', now: server.clock.now() }),
      ),
    );
    expect(isCancelled).toBe(false);
    await pool.end();
  });
});
