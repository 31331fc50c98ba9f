import { createHmac } from 'node:crypto';
import { openDispute } from '@comanda/bank-sim/src/things/disputes.ts';
import { BANK_SECRET } from '@comanda/testkit/payments/bank-server';
import { expect, it } from 'vitest';
import { paymentStore } from '../testing/payment-store.ts';
import { sweep } from './sweep.ts';
import { isSignedBy, PAYMENT_WEBHOOK_PATH } from './webhook.ts';

const shop = paymentStore();
const DAY_MS = 86_400_000;

async function post(
  body: string,
  { secret = BANK_SECRET, signature }: { secret?: string; signature?: string } = {},
) {
  const right = createHmac('sha256', secret).update(body).digest('hex');
  const response = await fetch(`${shop.server.url}${PAYMENT_WEBHOOK_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signature ?? right },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}
const postEvent = (reference: string, over: object = {}) => post(JSON.stringify(shop.event(reference, over)));
const nameOf = (chargeId: number, storeId = shop.store.storeId) => `s${storeId}-charge${chargeId}-1`;
const inbox = (reference: string) =>
  shop.rows('select applied_at is not null as applied, fault from payment_inbox where reference = $1', [
    reference,
  ]);

it('accepts only a signature over the exact bytes', async () => {
  expect(await postEvent('d-99', { kind: 'dispute', charge: 'nada' })).toBe(200);
  expect(await post('{}')).toBe(400);
  expect(await post('nada')).toBe(400);
  expect(await post(JSON.stringify(shop.event('x')), { secret: 'outro' })).toBe(401);
  expect(await post(JSON.stringify(shop.event('x')), { signature: '' })).toBe(401);
  expect(await post('x'.repeat(20_000))).toBe(413);
  const body = Buffer.from('{"a":1}');
  const right = createHmac('sha256', 'k').update(body).digest('hex');
  expect([
    isSignedBy('k', body, right),
    isSignedBy('k', body, right.toUpperCase()),
    isSignedBy('k', Buffer.from('{"a": 1}'), right),
  ]).toEqual([true, false, false]);
});

it('a forged notice changes nothing; a true one only causes a read of the object', async () => {
  const { id, chargeId, pixCode } = await shop.aChargedOrder();
  expect(
    await post(JSON.stringify(shop.event(nameOf(chargeId), { state: 'captured' })), { secret: 'falso' }),
  ).toBe(401);
  expect(await postEvent(nameOf(chargeId), { state: 'captured', paidCents: 6490 })).toBe(200);
  await shop.until(() => inbox(nameOf(chargeId)), [{ applied: true }]);
  expect(await shop.status(id)).toBe('AP');
  shop.pay(pixCode);
  shop.bank.misbehave({ repeats: true, shuffles: true });
  expect(new Set(await shop.receive())).toEqual(new Set([200]));
  await shop.until(() => shop.status(id), 'PP');
  await shop.receive();
  const { storeId } = shop.store;
  const captured = () =>
    shop.rows(
      "select 1 from ledger_postings where store_id = $1 and source_kind = 'charge' and source_id = $2",
      [storeId, String(chargeId)],
    );
  expect(await captured()).toHaveLength(1);
});

it('a late notice of an older state changes nothing, also ten days later', async () => {
  const { id, chargeId, pixCode } = await shop.aChargedOrder();
  shop.pay(pixCode);
  await shop.receive();
  await shop.until(() => shop.status(id), 'PP');
  shop.server.clock.advance(10 * DAY_MS);
  expect(await postEvent(nameOf(chargeId))).toBe(200);
  await shop.until(() => inbox(nameOf(chargeId)), [{}, {}, { applied: true }]);
  expect(await shop.chargeOf(id)).toMatchObject({ situacao: 'PAGA' });
});

it('a notice about another store, no store, or an unknown object moves no money', async () => {
  const other = await shop.aPaidStore();
  const { chargeId } = await shop.aChargedOrder();
  expect(await postEvent(nameOf(chargeId, other.storeId))).toBe(200);
  expect(await postEvent(nameOf(1, 999_999))).toBe(200);
  await shop.until(
    () => inbox(nameOf(chargeId, other.storeId)),
    [{ applied: false, fault: 'não é de nada que esta loja tenha pedido' }],
  );
  expect(await inbox(nameOf(1, 999_999))).toEqual([]);
  expect(await shop.book(other)).toEqual({});
});

it('a notice that arrives before the answer to its request finds its charge, and is applied once', async () => {
  shop.bank.misbehave({ losesAnswers: true });
  const { id } = await shop.anOrder(shop.store, 6490, 'CREDIT');
  const { body } = await shop.charge(id, { metodo: 'CREDIT', token: 'tok_visa' });
  expect(body.data.situacao).toBe('ENVIANDO');
  shop.bank.behave();
  await shop.receive();
  await shop.until(() => shop.status(id), 'PP');
  shop.server.clock.advance(40_000);
  expect(await shop.chargeOf(id)).toMatchObject({ situacao: 'PAGA' });
});

it('changes without a notice are listed from the provider, once each', async () => {
  // Delivers the notices of earlier tests. After this, the provider sends no notices.
  await shop.receive();
  shop.bank.misbehave({ isSilent: true });
  const { id, chargeId, pixCode } = await shop.aChargedOrder();
  shop.pay(pixCode);
  expect(await shop.receive()).toEqual([]);
  expect(await shop.status(id)).toBe('AP');
  await sweep(shop.services);
  await shop.until(() => shop.status(id), 'PP');
  await sweep(shop.services);
  // The first notice reports the waiting charge, the second one the paid charge.
  expect(await inbox(nameOf(chargeId))).toHaveLength(2);
});

it('an unanswered read is repeated; an answer with other amounts waits for a person', async () => {
  const { id, chargeId, pixCode } = await shop.aChargedOrder();
  shop.pay(pixCode);
  const faults = async () => new Set((await inbox(nameOf(chargeId))).map(({ fault }) => fault));
  shop.bank.misbehave({ failsInside: true });
  await shop.receive();
  await shop.until(faults, new Set(['o provedor não respondeu']));
  shop.bank.misbehave({ failsInside: false, tellsOtherAmounts: true });
  shop.server.clock.advance(61_000);
  await shop.until(faults, new Set(['o provedor diz outros valores que os pedidos']));
  expect(await shop.status(id)).toBe('AP');
  shop.bank.behave();
  shop.server.clock.advance(61_000);
  await shop.until(() => shop.status(id), 'PP');
});

it('when a dispute arrives before its payment, the payment is read first', async () => {
  const store = await shop.aPaidStore();
  shop.bank.misbehave({ isSilent: true });
  const { id, chargeId, pixCode } = await shop.aChargedOrder(store);
  shop.pay(pixCode);
  shop.bank.behave();
  openDispute(shop.bank.bank, nameOf(chargeId, store.storeId), null, 'golpe');
  await shop.receive();
  await shop.until(() => shop.book(store), { blocked: 6490 });
  expect(await shop.status(id, store)).toBe('PP');
});

it('an address that sends many wrong signatures is refused for a while', async () => {
  const statuses = new Set<number>();
  for (let sending = 0; sending < 40; sending++) statuses.add(await post('{}', { secret: 'outro' }));
  expect(statuses).toEqual(new Set([401, 429]));
  shop.server.clock.advance(60_000);
  expect(await postEvent('d-99', { kind: 'dispute', charge: 'nada' })).toBe(200);
});
