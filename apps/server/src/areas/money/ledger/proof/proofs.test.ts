import { testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { runStatement } from '@comanda/testkit/run-statement';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { adjustmentMoves, postByHand } from '../provider/manual-postings.ts';
import { aLedgerStore } from '../testing/ledger-store.ts';
import { bookProofs } from './proofs.reads.ts';

const server = testServer();
let store: Awaited<ReturnType<typeof aLedgerStore>>;
let team: Awaited<ReturnType<typeof server.asProvider>>;
beforeAll(async () => {
  store = await aLedgerStore(server);
});
beforeEach(async () => {
  team = await server.asProvider();
});
afterAll(() => store.close());

const path = () => `provedor/lojas/${store.storeId}/financeiro/conferencia`;
const different = async () =>
  (await team.get('provedor/financeiro/conferencias?diferentes=true')).body as unknown as {
    lojas: { loja: number; diferenca: string }[];
    com_diferenca: number;
  };
const plant = (cents: number) =>
  runStatement(
    server.urls.owner,
    'update ledger_books set available = available + $2, bank = bank - $2 where store_id = $1',
    [store.storeId, cents],
  );

it('counts a ledger from its first entry on request, also in two concurrent calls, and reports differences', async () => {
  expect((await team.get(path())).body).toMatchObject({ conferencia: null });
  await store.inStore((tx) =>
    postByHand(tx, {
      ...{ kind: 'adjustment', id: 1, moves: adjustmentMoves(777), reason: 'Combinado', byName: 'Ana' },
      now: server.clock.now(),
    }),
  );
  const both = await Promise.all([team.post(path()), team.post(path())]);
  for (const { status, body } of both) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ conferencia: { conferido_ate: 1, lancamentos: 1, diferenca: null } });
  }
  await plant(100);
  expect((await team.get(path())).body).toMatchObject({ conferencia: { diferenca: null } });
  const { body } = await team.post(path());
  const words = (body as unknown as { conferencia: { diferenca: string } }).conferencia.diferenca;
  expect(words.replace(/\s/g, ' ')).toBe('No lançamento 1, Disponível deveria ter R$ 0,00 e tem R$ 1,00.');
  expect(await different()).toMatchObject({
    com_diferenca: 1,
    lojas: [{ loja: store.storeId, diferenca: words }],
  });
  await plant(-100);
  await team.post(path());
  expect(await different()).toMatchObject({ com_diferenca: 0, lojas: [] });
});

/** A metric of the server, by its name. */
const metric = async (name: string) => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
};

it('metrics show the last proof, and count ledgers without a full check in the last day', async () => {
  await team.post(path());
  expect(await metric('comanda_ledger_last_proof_timestamp_seconds')).toBe(server.clock.now() / 1_000);
  expect(await metric('comanda_ledger_unproven_books')).toBe(0);
  server.clock.advance(27 * 3_600_000);
  expect(await metric('comanda_ledger_unproven_books')).toBe(1);
  server.clock.advance(-27 * 3_600_000);
});

it('refuses a store without a ledger, and support', async () => {
  const { storeId } = await server.createStore();
  expect((await team.post(`provedor/lojas/${storeId}/financeiro/conferencia`)).body.motivo).toBe(
    'ledger.no-book',
  );
  const support = await server.asProvider('support');
  expect((await support.post(path())).status).toBe(403);
  expect((await support.get('provedor/financeiro/conferencias')).status).toBe(403);
});

// A store has one ledger, so each row of the list needs its own store.
pagedSuite({
  list: bookProofs,
  filter: { onlyDifferent: false },
  otherFilter: { onlyDifferent: true },
  context: [],
  isOfAllStores: true,
  keyOf: ({ storeId }) => String(storeId),
  insert: `with made as (
      insert into stores (store_id, company, name, legal_name, document, district, city, state, channel)
      select $1 * 10000 + n, 'x', 'x', 'x', '11222333000181', 'x', 'x', 'SP', $1 || '-' || n
        from generate_series($2::integer, $3::integer) n),
    books as (insert into ledger_books (store_id, opened_on) select $1 * 10000 + n, '2026-01-01' from generate_series($2::integer, $3::integer) n)
    insert into ledger_proofs (store_id, balances, proven_at)
    select $1 * 10000 + n, '{}', timestamptz '2026-11-20' - n % 7 * interval '1 day' from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from ledger_proofs where store_id = $1 * 10000 + $2',
});
