import { randomUUID } from 'node:crypto';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { releaseRestored } from '../after-restore.ts';
import { bookHolds } from '../provider/settlements.reads.ts';
import { payoutStores } from '../testing/payout-store.ts';
import { holdRestored } from './book-holds.writes.ts';
import { reportHeldBooks } from './proof-job.ts';
import { proveStore } from './prove-store.ts';

const { shop, aStore, due, settlements, book, run } = payoutStores();
const { clock } = shop.server;

/**
 * Plants a difference in the ledger as the database's owner, because the server's roles cannot change a
 * balance.
 */
const plant = (storeId: number, cents: number) =>
  runStatement(
    shop.server.urls.owner,
    'update ledger_books set current = current + $2, custom = custom - $2 where store_id = $1',
    [storeId, cents],
  );
const nextRun = async () => {
  clock.advance(7 * 86_400_000);
  await run();
};
const dueNow = async (storeId: number, cents: number) => {
  clock.advance(86_400_000);
  await due([storeId], cents, new Date(clock.now()).toISOString().slice(0, 10));
};
const prove = (storeId: number) =>
  proveStore(shop.platform.system, storeId, { fromZero: false, now: clock.now() });
const console = async (role?: 'support') => {
  const team = await shop.server.asProvider(role);
  return {
    held: async (storeId: number) => {
      const { lojas } = (await team.get('provedor/repasses/conferencias')).body as unknown as {
        lojas: {
          loja: number;
          valor: number;
          diferenca: string | null;
          desde: string;
          livro_retido: boolean;
          restaurado_em: string | null;
        }[];
      };
      return lojas.filter(({ loja }) => loja === storeId);
    },
    proofs: async () =>
      (
        (await team.get('provedor/financeiro/conferencias?diferentes=true')).body as unknown as {
          lojas: { loja: number; liberado_por: string | null }[];
        }
      ).lojas,
    payout: async (storeId: number) => (await team.get(`provedor/lojas/${storeId}/repasses`)).body,
    release: (storeId: number, motivo = 'Reembolso lançado duas vezes', de?: 'livro' | 'restauracao') =>
      team.post(`provedor/lojas/${storeId}/repasses/conferencia/liberar`, { motivo, de }),
  };
};

it('a ledger that fails its proof pays nothing until a person gives a reason; a different difference holds it again', async () => {
  const store = await aStore();
  const { storeId } = store;
  await dueNow(storeId, 60_000);
  await plant(storeId, 5_221);
  await nextRun();
  // The settlement exists, but no transfer was made.
  expect((await settlements(storeId)).map((row) => row.split(' ')[2])).toEqual(['none']);
  expect(await book(storeId)).toMatchObject({ available: 65_221 });
  let team = await console();
  expect(await team.held(storeId)).toMatchObject([
    { valor: 652.21, desde: expect.any(String), diferenca: expect.stringContaining('deveria ter') },
  ]);
  expect(await team.payout(storeId)).toMatchObject({ impedimento: 'EM_CONFERENCIA', em_conferencia: 652.21 });
  const panel = await shop.server.as(store.adminLogin);
  expect((await panel.get('transferencias/opcoes')).body).toMatchObject({ impedimento: 'EM_CONFERENCIA' });

  expect((await team.release(storeId, 'x')).status).toBe(422);
  expect((await (await console('support')).release(storeId)).status).toBe(403);
  expect((await team.release(storeId)).status).toBe(200);
  expect((await team.release(storeId)).body.motivo).toBe('ledger.not-in-review');
  expect(await team.held(storeId)).toEqual([]);
  // The difference remains in the ledger after its release, but no longer holds back transfers.
  await dueNow(storeId, 1_000);
  await nextRun();
  expect((await settlements(storeId)).map((row) => row.split(' ')[2])).not.toContain('none');

  await plant(storeId, 1);
  await dueNow(storeId, 1_000);
  await nextRun();
  team = await console();
  expect(await team.held(storeId)).toHaveLength(1);
  const audited = await shop.rows(
    "select details->>'motivo' as reason from audit_log where store_id = $1 and action = 'finance.book-released'",
    [storeId],
  );
  expect(audited).toEqual([{ reason: 'Reembolso lançado duas vezes' }]);
});

it('logs each hold once, also a hold by a run; after the release shows its person and holds nothing', async () => {
  const { storeId } = await aStore();
  await dueNow(storeId, 60_000);
  await plant(storeId, 7);
  await nextRun();
  const reported = new Set<string>();
  const found: unknown[] = [];
  const log = { error: (details: object) => found.push(details) };
  const report = async () => {
    found.length = 0;
    await reportHeldBooks({ system: shop.platform.system, log: log as never }, reported);
    return found.filter((details) => (details as { storeId: number }).storeId === storeId);
  };
  expect(await report()).toMatchObject([{ storeId, what: 'current' }]);
  expect(await report()).toEqual([]);
  const team = await console();
  const differences = async () =>
    (await team.proofs()).filter(({ loja }) => loja === storeId).map(({ liberado_por }) => liberado_por);
  expect(await differences()).toEqual([null]);
  await team.release(storeId);
  expect(await differences()).toEqual([expect.any(String)]);
  expect(await report()).toEqual([]);
  clock.advance(60_000);
  await plant(storeId, 1);
  await prove(storeId);
  expect(await differences()).toEqual([null]);
  expect(await report()).toHaveLength(1);
});

it('a hold remains when its ledger is right again; after the release, the same difference holds again', async () => {
  const { storeId } = await aStore();
  await plant(storeId, 10);
  await prove(storeId);
  await plant(storeId, -10);
  await prove(storeId);
  const team = await console();
  expect(await team.held(storeId)).toMatchObject([{ valor: 0, diferenca: null }]);
  expect((await team.release(storeId)).status).toBe(200);
  await prove(storeId);
  await plant(storeId, 10);
  await prove(storeId);
  expect(await team.held(storeId)).toHaveLength(1);
});

it('a manual transfer that finds a difference is refused, and the store is held until a person gives a reason', async () => {
  const store = await aStore();
  const { storeId } = store;
  const panel = await shop.server.as(store.adminLogin);
  await panel.post('transferencias/automatico', { automatico: false });
  await dueNow(storeId, 60_000);
  await nextRun();
  const input = { valor: 10, identificacao: null, id_pagon_banco: 1, versao: 1 };
  const send = async () =>
    (await shop.server.as(store.adminLogin)).post('transferencias', { ...input, chave: randomUUID() });
  await plant(storeId, 1);
  expect((await send()).body.motivo).toBe('ledger.payout-in-review');
  const team = await console();
  expect(await team.held(storeId)).toMatchObject([{ valor: 600, diferenca: expect.any(String) }]);
  await plant(storeId, -1);
  expect((await send()).body.motivo).toBe('ledger.payout-in-review');
  expect((await team.release(storeId)).status).toBe(200);
  expect((await send()).status).toBe(200);
});

/** Makes a store whose settlements wait for two causes: a failed proof of its ledger, and a restore. */
async function heldTwice() {
  const { storeId } = await aStore();
  await plant(storeId, 10);
  await prove(storeId);
  const inStore = (work: (tx: Transaction) => Promise<unknown>) =>
    shop.platform.system.inStore(storeId, work);
  await inStore((tx) => holdRestored(tx, clock.now()));
  const team = await console();
  const causes = async () =>
    (await team.held(storeId)).map(({ livro_retido, restaurado_em }) => [
      livro_retido,
      restaurado_em !== null,
    ]);
  const provider = () => inStore((tx) => releaseRestored(tx, clock.now()));
  return { storeId, team, causes, provider, inStore };
}

it('a hold of the proof and one after a restore are released by themselves', async () => {
  const { storeId, team, causes, provider } = await heldTwice();
  expect(await causes()).toEqual([[true, true]]);
  await provider();
  expect(await causes()).toEqual([[true, false]]);
  expect((await team.release(storeId, undefined, 'restauracao')).body.motivo).toBe('ledger.not-in-review');
  expect((await team.release(storeId, undefined, 'livro')).status).toBe(200);
  expect(await causes()).toEqual([]);
});

it('a person who releases the book leaves the hold of the restore, and the other way round', async () => {
  const { storeId, team, causes, provider } = await heldTwice();
  // A console of 1.4 does not name the cause. The server then releases the hold of the ledger's proof.
  expect((await team.release(storeId)).status).toBe(200);
  expect(await causes()).toEqual([[false, true]]);
  await prove(storeId);
  expect(await causes()).toEqual([[false, true]]);
  await plant(storeId, 1);
  await prove(storeId);
  expect(await causes()).toEqual([[true, true]]);
  expect((await team.release(storeId, undefined, 'restauracao')).status).toBe(200);
  expect(await causes()).toEqual([[true, false]]);
  expect(await provider()).toBe(false);
});

it('a different difference after a release by a server of 1.4 holds for the ledger only', async () => {
  const { storeId, causes } = await heldTwice();
  await runStatement(
    shop.server.urls.owner,
    `update book_holds set released_at = now(), released_by = 'Ana', reason = 'Conferido' where store_id = $1`,
    [storeId],
  );
  await plant(storeId, 1);
  await prove(storeId);
  expect(await causes()).toEqual([[true, false]]);
});

it('a proof that finds a difference holds a store that only a restore holds', async () => {
  const { storeId } = await aStore();
  const team = await console();
  const inStore = (work: (tx: Transaction) => Promise<unknown>) =>
    shop.platform.system.inStore(storeId, work);
  await inStore((tx) => holdRestored(tx, clock.now()));
  expect(await team.held(storeId)).toMatchObject([{ livro_retido: false }]);
  await plant(storeId, 10);
  await prove(storeId);
  await inStore((tx) => releaseRestored(tx, clock.now()));
  expect(await team.held(storeId)).toMatchObject([{ livro_retido: true, restaurado_em: null }]);
  // The ledger is right again. Its release is forgotten, and a later restore holds the store for one cause
  // only.
  await plant(storeId, -10);
  expect((await team.release(storeId)).status).toBe(200);
  await prove(storeId);
  await inStore((tx) => holdRestored(tx, clock.now()));
  expect(await team.held(storeId)).toMatchObject([
    { livro_retido: false, restaurado_em: expect.any(String) },
  ]);
});

// A store has at most one hold, so each row of the list needs its own store.
pagedSuite({
  list: bookHolds,
  filter: {},
  otherFilter: { other: true },
  context: [],
  isOfAllStores: true,
  keyOf: ({ storeId }) => String(storeId),
  insert: `with made as (
      insert into stores (store_id, company, name, legal_name, document, district, city, state, channel)
      select $1 * 10000 + n, 'x', 'x', 'x', '11222333000181', 'x', 'x', 'SP', $1 || '-' || n
        from generate_series($2::integer, $3::integer) n)
    insert into book_holds (store_id, held_at, differences)
    select $1 * 10000 + n, timestamptz '2026-11-20' - n % 7 * interval '1 day', 'sum:1' from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from book_holds where store_id = $1 * 10000 + $2',
});
