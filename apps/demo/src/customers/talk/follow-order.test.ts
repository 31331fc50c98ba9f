import type { ChatMessage } from '@comanda/domain/orders/chat/chat-message';
import type { CustomerOrder } from '@comanda/domain/orders/customer/customer-order';
import { expect, it } from 'vitest';
import { createRandom } from '../../world/random.ts';
import type { CustomerClient } from './customer-client.ts';
import { drawTemper, followOrder } from './follow-order.ts';

const order: CustomerOrder = {
  code: 'K001',
  storeName: 'Pizzaria',
  storePhone: null,
  storeAddress: '',
  storeBanner: null,
  storePhrase: null,
  storeText: null,
  storeLogo: null,
  status: 'pending',
  wayBack: null,
  fulfilment: 'delivery',
  createdAt: 0,
  promisedFor: 0,
  scheduledFor: null,
  storeOpensAt: null,
  waitsForItsTime: false,
  steps: [],
  items: [],
  amounts: [],
  totalCents: 0,
  chargeCents: 0,
  paymentSummary: '',
  address: null,
  notes: null,
  pickupCode: null,
  cancelledBecause: null,
  canCancel: true,
  canChat: true,
  conversationId: '1-1',
  changesAt: null,
  isAddressAdjusted: false,
};

/** A fake page of an order. The store answers once, and every second call fails. */
function page() {
  const sent: { id: string; text: string }[] = [];
  let calls = 0;
  let cancelled = false;
  const reply: ChatMessage = {
    messageId: 'r',
    number: 2,
    author: 'merchant',
    authorName: null,
    text: 'Qual o apartamento?',
    createdAt: 0,
  };
  const client: CustomerClient = {
    order: async () => ({ ...order, status: sent.length > 1 ? 'delivered' : 'pending' }),
    messagesAfter: async (number) => (number < 2 ? [reply] : []),
    sendMessage: async (id, text) => {
      calls += 1;
      if (calls % 2 === 1) return false;
      sent.push({ id, text });
      return true;
    },
    cancel: async () => {
      cancelled = true;
      return true;
    },
  };
  return { client, sent, isCancelled: () => cancelled };
}

const quickly = { random: createRandom('talk'), wait: async () => undefined };

it('writes, answers the store, and sends a message again until it is saved once', async () => {
  const { client, sent } = page();
  await followOrder(client, { writes: true, givesUp: false }, quickly);
  expect(sent.length).toBeGreaterThanOrEqual(2);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
});

it('cancels the order only while this is possible', async () => {
  const { client, isCancelled } = page();
  await followOrder(client, { writes: true, givesUp: true }, quickly);
  expect(isCancelled()).toBe(true);
});

it('about one customer in five writes, and none with share 0', () => {
  const random = createRandom('tempers');
  const tempers = Array.from({ length: 2_000 }, () => drawTemper(random, 0.2));
  const share = tempers.filter(({ writes }) => writes).length / tempers.length;
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.25);
  expect(drawTemper(random, 0)).toEqual({ writes: false, givesUp: false });
});
