import { reject } from '@comanda/bank-sim/src/things/receivers.ts';
import { expect, it } from 'vitest';
import { paymentStore } from '../testing/payment-store.ts';
import { createReceivers } from './receivers.ts';
import { lockReceiver, sellingReceiver } from './receivers.writes.ts';
import { handDocument } from './send-receiver.ts';

const shop = paymentStore();
const FACTS = { name: 'Pizzaria', document: '11222333000181', email: 'dona@loja.example' };
const KINDS = ['identification', 'residence', 'activity'] as const;

/** Creates a store and registers it at the provider, with the call that the registration area uses. */
async function aStore(isAnother = true, facts = FACTS) {
  const { storeId } = await shop.server.createStore();
  const receivers = createReceivers(shop.services);
  const inStore = shop.services.database.inStore;
  await inStore(storeId, (tx) => receivers.register(tx, facts, { isAnother }));
  const state = () => inStore(storeId, async (tx) => (await lockReceiver(tx))?.state);
  return { storeId, receivers, inStore, state };
}

it('a store is registered when the provider answers, and its documents complete the registration', async () => {
  shop.bank.misbehave({ isDown: true });
  const { storeId, receivers, inStore, state } = await aStore();
  expect(await state()).toBe('asking');
  expect(await inStore(storeId, sellingReceiver)).toBeNull();
  shop.bank.behave();
  shop.server.clock.advance(61_000);
  await shop.until(state, 'enabled');
  expect(await inStore(storeId, sellingReceiver)).toBe(`s${storeId}-receiver1-1`);

  const pictures = new Map<string, Buffer>();
  const services = {
    ...shop.services,
    registration: {
      ...shop.services.registration,
      picture: async (_storeId: number, { fileName }: { fileName: string }) => {
        const bytes = pictures.get(fileName);
        return bytes === undefined ? null : { contentType: 'image/webp', bytes };
      },
    },
  };
  for (const [index, kind] of KINDS.entries()) {
    pictures.set(kind, Buffer.from(kind));
    await inStore(storeId, (tx) => receivers.handDocument(tx, { kind, sending: 1, fileName: kind }));
    await inStore(storeId, (tx) => receivers.handDocument(tx, { kind, sending: 1, fileName: kind }));
    await handDocument(services, storeId, index + 1);
  }
  shop.server.clock.advance(11_000);
  await shop.receive();
  await shop.until(state, 'activated');
});

it('reports refusals and withdrawals of the provider; a late report of an older state changes nothing', async () => {
  const refused = await aStore(true, { ...FACTS, name: 'Loja Recusada' });
  shop.server.clock.advance(1_000);
  await shop.until(refused.state, 'rejected');
  const taken = await aStore();
  shop.server.clock.advance(1_000);
  await shop.until(taken.state, 'enabled');
  shop.server.clock.advance(60_000);
  reject(shop.bank.bank, `s${taken.storeId}-receiver1-1`, 'documento falso');
  shop.bank.misbehave({ repeats: true, shuffles: true });
  await shop.receive();
  await shop.until(taken.state, 'rejected');
  const { body } = await shop.server.partner((await shop.server.createStore()).intakeKey).get('order/loja');
  expect(body.status).toBe(true);
});

it('a document that the provider refuses is not sent again, and the registration shows the reason', async () => {
  const { storeId, receivers, inStore, state } = await aStore();
  shop.server.clock.advance(1_000);
  await shop.until(state, 'enabled');
  const reported: unknown[] = [];
  const { provider, registration } = shop.services;
  if (provider === null) throw new Error('no provider');
  const services = {
    ...shop.services,
    provider: { ...provider, upload: async () => ({ kind: 'refused', reason: 'imagem vazia' }) as const },
    registration: {
      ...registration,
      picture: async () => ({ contentType: 'image/webp', bytes: Buffer.alloc(1) }),
      verdicts: async (_tx: unknown, verdicts: readonly object[]) => void reported.push(...verdicts),
    },
  };
  await inStore(storeId, (tx) =>
    receivers.handDocument(tx, { kind: 'activity', sending: 3, fileName: 'none' }),
  );
  await handDocument(services, storeId, 1);
  expect(reported).toEqual([
    {
      kind: 'activity',
      sending: 3,
      verdict: 'rejected',
      reason: 'imagem vazia',
      at: shop.server.clock.now(),
    },
  ]);
  expect(
    await shop.rows('select next_attempt_at from payment_documents where store_id = $1', [storeId]),
  ).toEqual([{ next_attempt_at: null }]);
});

it('another holder is another receiver, and notices about the former receiver are ignored', async () => {
  const { storeId, receivers, inStore, state } = await aStore();
  shop.server.clock.advance(1_000);
  await shop.until(state, 'enabled');
  await inStore(storeId, (tx) =>
    receivers.register(tx, { ...FACTS, document: '11144477735' }, { isAnother: true }),
  );
  shop.server.clock.advance(1_000);
  await shop.until(state, 'enabled');
  expect(await inStore(storeId, sellingReceiver)).toBe(`s${storeId}-receiver2-1`);
  shop.server.clock.advance(1_000);
  reject(shop.bank.bank, `s${storeId}-receiver1-1`, 'antigo');
  await shop.receive();
  const faults = async () => {
    const found = await shop.rows('select fault from payment_inbox where store_id = $1', [storeId]);
    return new Set(found.map(({ fault }) => fault));
  };
  await shop.until(faults, new Set([null, 'não é de nada que esta loja tenha pedido']));
  expect(await state()).toBe('enabled');
});
