import { closeDispute, openDispute } from '@comanda/bank-sim/src/things/disputes.ts';
import type { TestStore } from '@comanda/testkit/stores';
import { expect, it } from 'vitest';
import { applyDispute } from '../disputes/apply-dispute.ts';
import { repeatRefund } from '../payment-jobs.ts';
import type { DisputeUpdate } from '../payment-provider.ts';
import { paymentStore } from '../testing/payment-store.ts';
import { type RefundWork, retryRefund } from './request-refund.ts';

const shop = paymentStore();
let count = 0;

async function aPaidOrder(over?: TestStore) {
  const store = over ?? (await shop.aPaidStore());
  const { id, orderId, chargeId, pixCode } = await shop.aChargedOrder(store);
  shop.pay(pixCode);
  await shop.receive();
  await shop.until(() => shop.status(id, store), 'PP');
  const refund = (cents: number, request: Partial<RefundWork> = {}) => {
    count += 1;
    const given = {
      chargeId,
      cents,
      payer: 'store',
      reason: 'faltou um item',
      key: `k${count}`,
      ...request,
    } as const;
    return shop.refund(store.storeId, given);
  };
  const states = async () =>
    (
      await shop.rows('select state from payment_refunds where store_id = $1 order by refund_id', [
        store.storeId,
      ])
    ).map(({ state }) => state);
  return { store, id, orderId, chargeId, refund, states, charge: `s${store.storeId}-charge${chargeId}-1` };
}
const finish = async () => {
  shop.server.clock.advance(5_000);
  await shop.receive();
};
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

it('refunds in parts, at most the paid amount, and posts each refund when it is completed', async () => {
  const { store, refund, states } = await aPaidOrder();
  expect(await refund(3245)).toMatchObject({ state: 'waiting', cents: 3245 });
  expect(await shop.book(store)).toEqual({ held: 6490, customer: -6490 });
  await finish();
  await shop.until(() => shop.book(store), { held: 3245, customer: -3245 });
  expect(await failure(refund(3246))).toBe('payments.too-much');
  await refund(3245);
  expect(await failure(refund(1))).toBe('payments.too-much');
  await finish();
  await shop.until(states, ['done', 'done']);
  expect(await shop.book(store)).toEqual({});
});

it('two concurrent refunds of 40,00 from 64,90: one succeeds; the same key is the same refund', async () => {
  const { refund, states } = await aPaidOrder();
  const both = await Promise.all([failure(refund(4000)), failure(refund(4000))]);
  expect(both.toSorted()).toEqual(['done', 'payments.too-much']);
  const first = await refund(1000, { key: 'de-novo' });
  expect(await refund(1000, { key: 'de-novo' })).toMatchObject({ refundId: first.refundId });
  expect(await failure(refund(1001, { key: 'de-novo' }))).toBe('payments.key-reused');
  expect(await states()).toHaveLength(2);
});

it.each([
  ['was never sent', 'isDown'],
  ['was taken, its answer lost', 'losesAnswers'],
] as const)('a refund that %s is still done only once', async (_named, how) => {
  const { store, refund, charge } = await aPaidOrder();
  shop.bank.misbehave({ [how]: true });
  const { refundId, state } = await refund(6490);
  expect(state).toBe('asking');
  shop.bank.behave();
  await repeatRefund(shop.services, store.storeId, refundId);
  await repeatRefund(shop.services, store.storeId, refundId);
  await finish();
  await shop.until(() => shop.book(store), {});
  const there = shop.bank.bank
    .all('refund')
    .filter(({ object }) => object.kind === 'refund' && object.charge === charge);
  expect(there).toHaveLength(1);
});

it('a refused refund frees its amount, and is repeated under another reference', async () => {
  const { store, refund, states } = await aPaidOrder();
  shop.bank.misbehave({ refusesRefunds: true });
  const mailsOf = async () => {
    const [reported] = await shop.rows(
      `select subjects ->> 'finance' as no from store_subjects where store_id = $1`,
      [store.storeId],
    );
    return Number(reported?.no ?? 0);
  };
  const before = await mailsOf();
  const { refundId } = await refund(6490);
  const requested = await mailsOf();
  await finish();
  await shop.until(states, ['refused']);
  // Panels reload refunds after this announcement. A refused refund has no posting, so nothing else would
  // notify them.
  expect([requested > before, (await mailsOf()) > requested]).toEqual([true, true]);
  expect(await shop.book(store)).toEqual({ held: 6490, customer: -6490 });
  shop.bank.behave();
  await retryRefund(shop.services, store.storeId, refundId);
  expect(await failure(retryRefund(shop.services, store.storeId, refundId))).toBe(
    'payments.refund-not-refused',
  );
  await finish();
  await shop.until(states, ['done']);
});

it('a cancelled paid order is refunded automatically, less earlier refunds', async () => {
  const { store, id, refund, states } = await aPaidOrder();
  await refund(490);
  await finish();
  await shop.server.partner(store.intakeKey).post(`order/${id}/cancelar`);
  await shop.until(states, ['done', 'waiting']);
  await finish();
  await shop.until(states, ['done', 'done']);
  expect(await shop.book(store)).toEqual({});
});

it('a disputed amount is blocked once, and refunded only after the store won the dispute', async () => {
  const { store, refund, charge } = await aPaidOrder();
  const dispute = openDispute(shop.bank.bank, charge, null, 'não reconheço');
  shop.bank.misbehave({ repeats: true });
  await shop.receive();
  await shop.until(() => shop.book(store), { blocked: 6490 });
  expect(await failure(refund(100))).toBe('payments.blocked');
  closeDispute(shop.bank.bank, dispute.reference, 'won');
  await shop.receive();
  await shop.until(() => shop.book(store), { held: 6490 });
  expect((await refund(100)).state).toBe('waiting');
});

it("a dispute's end that arrives first posts opening and end; a late opening changes nothing", async () => {
  const { store, chargeId, charge } = await aPaidOrder();
  const at = shop.server.clock.now();
  const reported: DisputeUpdate = {
    ...{
      kind: 'dispute',
      reference: 'd-fora',
      at,
      charge,
      way: 'med',
      state: 'lost',
      cents: 6490,
      blockedCents: 2500,
    },
    ...{ openedAt: at, judgedBy: at, paidBackBy: at, closedAt: at, reason: null },
  };
  const apply = (update: DisputeUpdate) => applyDispute(shop.services, store.storeId, update);
  expect(await apply(reported)).toBe('applied');
  expect(await apply({ ...reported, state: 'open' })).toBe('applied');
  expect(await apply({ ...reported, state: 'won' })).toBe('applied');
  expect(await shop.book(store)).toEqual({ held: 3990, customer: -3990 });
  const [row] = await shop.rows(
    'select refunded_cents::integer as back from payment_charges where store_id = $1 and charge_id = $2',
    [store.storeId, chargeId],
  );
  expect(row).toEqual({ back: 2500 });
  for (const blockedCents of [0, -1, 6491])
    expect(await apply({ ...reported, reference: `d-${blockedCents}`, blockedCents })).toBe('other-figures');
  expect(await apply({ ...reported, reference: 'd-de-outra', charge: 's999999-charge1-1' })).toBe('unknown');
  const waiting = await shop.aChargedOrder(store);
  expect(
    await apply({
      ...reported,
      reference: 'd-cedo',
      charge: `s${store.storeId}-charge${waiting.chargeId}-1`,
    }),
  ).toBe('not-captured');
});

it('the store gets one mail for each debit: refunds on its account, disputes and their outcome', async () => {
  const reported = async (store: TestStore) =>
    (
      await shop.rows('select distinct kind from mails_out where store_id = $1 order by kind', [
        store.storeId,
      ])
    ).map(({ kind }) => kind);
  const plain = await aPaidOrder();
  const before = await reported(plain.store);
  await plain.refund(1000, { payer: 'provider' });
  await finish();
  await shop.until(plain.states, ['done']);
  expect(await reported(plain.store)).toEqual(before);
  await plain.refund(1000);
  await finish();
  await shop.until(plain.states, ['done', 'done']);
  expect(await reported(plain.store)).toEqual([...before, 'refund-of-store'].toSorted());
  for (const [outcome, kind] of [
    ['won', 'dispute-won'],
    ['lost', 'dispute-lost'],
  ] as const) {
    const { store, charge } = await aPaidOrder();
    const dispute = openDispute(shop.bank.bank, charge, null, 'golpe');
    await shop.receive();
    await shop.until(() => shop.book(store), { blocked: 6490 });
    expect(await reported(store)).toEqual([...before, 'dispute-opened'].toSorted());
    closeDispute(shop.bank.bank, dispute.reference, outcome);
    await shop.receive();
    await shop.until(() => reported(store), [...before, 'dispute-opened', kind].toSorted());
  }
  // A refund of an undelivered order, whose money never belonged to the store.
  const { store, id, states } = await aPaidOrder();
  await shop.server.partner(store.intakeKey).post(`order/${id}/cancelar`);
  await shop.until(states, ['waiting']);
  await finish();
  await shop.until(states, ['done']);
  expect(await reported(store)).not.toContain('refund-of-store');
});

it('an order cancelled during a dispute is refunded when the dispute is won, and not again when it is lost', async () => {
  for (const outcome of ['won', 'lost'] as const) {
    const { store, id, charge, states } = await aPaidOrder();
    const dispute = openDispute(shop.bank.bank, charge, null, 'golpe');
    await shop.receive();
    await shop.until(() => shop.book(store), { blocked: 6490 });
    await shop.server.partner(store.intakeKey).post(`order/${id}/cancelar`);
    closeDispute(shop.bank.bank, dispute.reference, outcome);
    await shop.receive();
    await shop.until(async () => (await shop.book(store)).blocked ?? 0, 0);
    if (outcome === 'won') await shop.until(states, ['waiting']);
    await finish();
    await shop.until(() => shop.book(store), {});
    expect(await states()).toEqual(outcome === 'won' ? ['done'] : []);
    expect(await shop.book(store)).toEqual({});
  }
});

it('a refund at the provider’s cost changes no balance of the store', async () => {
  const { store, refund } = await aPaidOrder();
  await refund(1000, { payer: 'provider' });
  await finish();
  await shop.until(() => shop.book(store), { held: 6490, customer: -5490, custom: -1000 });
});

it('a refund that is refused after the cancellation is refunded with the rest', async () => {
  const { store, id, refund, states } = await aPaidOrder();
  shop.bank.misbehave({ refusesRefunds: true });
  await refund(1000, { payer: 'provider' });
  await shop.server.partner(store.intakeKey).post(`order/${id}/cancelar`);
  await finish();
  await shop.until(async () => (await states())[0], 'refused');
  shop.bank.behave();
  // The job requests a refund of the rest and of the refused 10,00, and the provider completes both.
  await shop.until(async () => (await states()).filter((state) => state === 'waiting').length, 2);
  await finish();
  await shop.until(states, ['refused', 'done', 'done']);
  expect(await shop.book(store)).toEqual({});
  // The console lists no refund that needs a person of the provider.
  const { body } = await (await shop.server.asProvider()).get('provedor/pagamentos/devolucoes');
  expect(body).toMatchObject({ devolucoes: [] });
});
