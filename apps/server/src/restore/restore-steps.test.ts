import { randomUUID } from 'node:crypto';
import { connected } from '@comanda/testkit/connected-database';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ALL_AREAS } from '../all-areas.ts';
import { paymentStore } from '../areas/money/payments/testing/payment-store.ts';
import { requestTransfer } from '../areas/money/payments/transfers/request-transfer.ts';
import type { ErasureList } from '../areas/retention/retention/public.ts';
import { createLogger } from '../platform/log.ts';
import { beginEpoch } from './begin-epoch.ts';
import { runRestoreSteps } from './restore-steps.ts';
import { listFindings, listSteps } from './restores.ts';

const shop = paymentStore();

/** Simulates a restored database, on which the steps run. */
async function restored() {
  const system = connected(shop.server.urls.system);
  const epoch = randomUUID();
  const begunAt = shop.server.clock.now();
  await beginEpoch(system, ALL_AREAS, { epoch, backup: null, restoredTo: null, begunAt });
  const log = createLogger('silent');
  const { clock } = shop.server;
  const services = { system, payments: shop.services, erasures: null, clock, log };
  const another = { ...services, system: connected(shop.server.urls.system) };
  return {
    run: (erasures: ErasureList | null = null) => runRestoreSteps({ ...services, erasures }),
    another: (erasures: ErasureList | null = null) => runRestoreSteps({ ...another, erasures }),
    claimedUntil: async () => {
      const rows = await shop.rows(
        `select claimed_until as at from restore_steps where epoch = $1 and step = 'erased-customers'`,
        [epoch],
      );
      return Number(rows[0]?.at);
    },
    steps: async () =>
      Object.fromEntries(
        (await listSteps(system, epoch)).map(({ step, waits, finishedAt }) => [
          step,
          finishedAt === null ? waits : 'done',
        ]),
      ),
    findings: async () => (await listFindings(system, epoch)).filter((words) => words.startsWith('Loja')),
    held: async (storeId: number) =>
      (await shop.rows('select 1 from book_holds where store_id = $1 and released_at is null', [storeId]))
        .length > 0,
  };
}

const A_LIST: ErasureList = {
  place: 'copias',
  nameOf: () => '',
  add: () => Promise.resolve(),
  read: () => Promise.resolve({ erasures: [], unreadable: 0 }),
  removeOld: () => Promise.resolve(),
};

/** Creates a store with a transfer that the payment provider has, but that the restored database lost. */
async function aLostTransfer() {
  const { storeId } = await shop.aPaidStore();
  await shop.rows('update ledger_books set available = 5000, opening = -5000 where store_id = $1', [storeId]);
  await shop.rows("update payment_receivers set state = 'activated' where store_id = $1", [storeId]);
  const { database, books } = shop.services;
  const at = shop.server.clock.now();
  await database.inStore(storeId, (tx) =>
    requestTransfer(tx, books, { key: 'k', cents: 5000, by: 'Ana', at }),
  );
  const states = () => shop.rows('select state from payment_transfers where store_id = $1', [storeId]);
  await shop.until(states, [{ state: 'waiting' }]);
  const [row] = await shop.rows(
    `select transfer_id::integer as id from payment_transfers where store_id = $1`,
    [storeId],
  );
  await runStatement(shop.server.urls.owner, 'delete from payment_transfers where store_id = $1', [storeId]);
  return { storeId, reference: `s${storeId}-transfer${row?.id}-1` };
}

it("repasses wait for the provider's answer, and a person must check a transfer that the database lost", async () => {
  const { storeId: other } = await shop.aPaidStore();
  const { storeId, reference } = await aLostTransfer();
  const { run, steps, findings, held } = await restored();
  expect([await held(storeId), await held(other)]).toEqual([true, true]);
  shop.bank.misbehave({ isDown: true });
  await run();
  expect(await steps()).toMatchObject({ payments: expect.stringContaining('ainda não respondeu') });
  shop.bank.behave();
  await run();
  expect(await steps()).toEqual({ payments: 'done', 'erased-customers': 'done' });
  expect([await held(storeId), await held(other)]).toEqual([true, false]);
  expect(await findings()).toEqual([
    `Loja ${storeId}: o provedor tem a transferência ${reference} de R$ 50,00 (em andamento), que este banco não conhece. Esse dinheiro já saiu: lance a diferença antes de liberar os repasses da loja.`,
  ]);
  expect(await run()).toEqual({ finished: 0, left: 0 });
});

it('a release after a restore does not cover the next restore', async () => {
  const { storeId } = await shop.aPaidStore();
  const first = await restored();
  await first.run();
  expect(await first.held(storeId)).toBe(false);
  const second = await restored();
  expect(await second.held(storeId)).toBe(true);
  await second.run();
  expect(await second.held(storeId)).toBe(false);
});

it('a step runs on one server at a time, and another server continues it when the lease expires', async () => {
  const { run, another, steps } = await restored();
  shop.bank.misbehave({ isDown: true });
  await run();
  await shop.rows(
    `update restore_steps set claimed_by = gen_random_uuid(), claimed_until = now() + interval '1 day'`,
  );
  shop.bank.behave();
  await another();
  expect(await steps()).toMatchObject({ payments: expect.stringContaining('ainda não') });
  await shop.rows(`update restore_steps set claimed_until = now() - interval '30 days'`);
  await another();
  expect(await steps()).toMatchObject({ payments: 'done' });
});

it('a step that lasts longer than its lease stays with its server', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { run, another, claimedUntil, steps } = await restored();
  const begun = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const none = { erasures: [], unreadable: 0 };
  const slow = {
    ...A_LIST,
    read: () => {
      begun.resolve();
      return answered.promise.then(() => none);
    },
  };
  const running = run(slow);
  await begun.promise;
  // Lets two minutes pass. The lease lasts one minute, so the server must renew it.
  for (let renewals = 0; renewals < 6; renewals += 1) {
    const before = await claimedUntil();
    shop.server.clock.advance(20_000);
    vi.advanceTimersByTime(20_000);
    await expect.poll(claimedUntil).toBeGreaterThan(before);
  }
  const read = vi.fn(() => Promise.resolve(none));
  await another({ ...A_LIST, read });
  expect(read).not.toHaveBeenCalled();
  answered.resolve();
  await running;
  expect(await steps()).toMatchObject({ 'erased-customers': 'done' });
  expect(vi.getTimerCount()).toBe(0);
});
