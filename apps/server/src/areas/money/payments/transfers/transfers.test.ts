import { expect, it } from 'vitest';
import { paymentStore } from '../testing/payment-store.ts';
import { requestTransfer } from './request-transfer.ts';

const shop = paymentStore();
const DAY_MS = 86_400_000;

/** Creates a store with an active receiving account and this available balance. */
async function aRichStore(availableCents: number, account = '12345-6') {
  const { storeId } = await shop.aPaidStore();
  await shop.rows('update ledger_books set available = $2, opening = -$2::bigint where store_id = $1', [
    storeId,
    availableCents,
  ]);
  await shop.rows("update payment_receivers set state = 'activated' where store_id = $1", [storeId]);
  await shop.rows('update receiving_accounts set account = $2 where store_id = $1', [storeId, account]);
  const { database, books } = shop.services;
  const send = (cents: number, key: string) =>
    database.inStore(storeId, (tx) =>
      requestTransfer(tx, books, { key, cents, by: 'Ana', at: shop.server.clock.now() }),
    );
  const book = async () => {
    const [row] = await shop.rows(
      'select available::integer, transit::integer, bank::integer from ledger_books where store_id = $1',
      [storeId],
    );
    return row;
  };
  const states = async () =>
    (
      await shop.rows('select state from payment_transfers where store_id = $1 order by transfer_id', [
        storeId,
      ])
    ).map(({ state }) => state);
  return { storeId, send, book, states };
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const pass = async (ms: number) => {
  shop.server.clock.advance(ms);
  await shop.receive();
};

it('two concurrent transfers of 600,00 from 1.000,00: one is sent; the same key is the same transfer', async () => {
  const { send, book, states } = await aRichStore(100_000);
  const both = await Promise.all([failure(send(60_000, 'a')), failure(send(60_000, 'b'))]);
  expect(both.toSorted()).toEqual(['done', 'ledger.account-short']);
  const key = both[0] === 'done' ? 'a' : 'b';
  expect(await send(60_000, key)).toMatchObject({ cents: 60_000 });
  expect(await failure(send(70_000, key))).toBe('payments.key-reused');
  expect(await book()).toEqual({ available: 40_000, transit: 60_000, bank: 0 });
  const twice = await Promise.all([send(10_000, 'c'), send(10_000, 'c')]);
  expect(twice[0]?.transferId).toBe(twice[1]?.transferId);
  await shop.until(states, ['waiting', 'waiting']);
  shop.bank.misbehave({ repeats: true, shuffles: true });
  await pass(6_000);
  await shop.until(states, ['paid', 'paid']);
  expect(await book()).toEqual({ available: 30_000, transit: 0, bank: 70_000 });
});

it.each([
  ['never arrived', 'isDown'],
  ['was taken, its answer lost', 'losesAnswers'],
  ['was answered with another amount', 'tellsOtherAmounts'],
] as const)('a transfer that %s is paid once', async (_named, how) => {
  const { storeId, send, book, states } = await aRichStore(1_000);
  shop.bank.misbehave({ [how]: true });
  await send(1_000, 'k');
  await shop.until(states, ['asking']);
  shop.bank.behave();
  await pass(61_000);
  await shop.until(async () => (await states())[0] !== 'asking', true);
  await pass(6_000);
  await shop.until(states, ['paid']);
  expect(await book()).toEqual({ available: 0, transit: 0, bank: 1_000 });
  const there = shop.bank.bank
    .all('transfer')
    .filter(({ object }) => object.reference.startsWith(`s${storeId}-`));
  expect(there).toHaveLength(1);
});

it('a transfer returned two days after its payment is available again, with the reason', async () => {
  const { storeId, send, book, states } = await aRichStore(60_000);
  shop.bank.misbehave({ returnsTransfers: true });
  await send(60_000, 'k');
  await shop.until(states, ['waiting']);
  await pass(6_000);
  await shop.until(states, ['paid']);
  await pass(2 * DAY_MS);
  await shop.until(states, ['returned']);
  expect(await book()).toEqual({ available: 60_000, transit: 0, bank: 0 });
  expect(await shop.rows('select reason from payment_transfers where store_id = $1', [storeId])).toEqual([
    { reason: 'conta encerrada' },
  ]);
});

it('a failed transfer is available again; without an approved account nothing is sent', async () => {
  const { storeId, send, book, states } = await aRichStore(500, '999');
  await send(500, 'k');
  await shop.until(states, ['waiting']);
  await pass(6_000);
  await shop.until(states, ['failed']);
  expect(await book()).toEqual({ available: 500, transit: 0, bank: 0 });
  await shop.rows('update receiving_accounts set is_active = false where store_id = $1', [storeId]);
  expect(await failure(send(500, 'novo'))).toBe('payments.no-account');
});
