import type { CustomerOrder } from '@comanda/domain/orders/customer/customer-order';
import { isFinal, type OrderStatus } from '@comanda/domain/orders/orders/order-status';
import type { Random } from '../../world/random.ts';
import type { Wait } from '../place-order.ts';
import type { CustomerClient } from './customer-client.ts';
import { answerLine, changedMindLine, deliveredLine, onTheWayLine, openingLine } from './lines.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** Maximum number of checks, which take about an hour and a half. The customer then stops. */
const CHECKS = 270;
const BETWEEN_CHECKS_MS = 20_000;
const TRIES = 20;

/** A customer's behaviour on the page of an order. */
export interface Temper {
  writes: boolean;
  /** Cancels the order while it is pending. */
  givesUp: boolean;
}

/** Draws a behaviour: about `talkShare` of all customers write, a few give up. */
export function drawTemper(random: Random, talkShare: number): Temper {
  return { writes: random.chance(talkShare), givesUp: talkShare > 0 && random.chance(0.03) };
}

/**
 * Follows an order on its page, as a customer who may write, answer the store or give up. Rejects only when
 * `wait` rejects.
 */
export async function followOrder(
  client: CustomerClient,
  temper: Temper,
  { random, wait }: { random: Random; wait: Wait },
): Promise<void> {
  const sendMessage = async (text: string) => {
    const messageId = random.uuid();
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      if (await client.sendMessage(messageId, text)) return;
      await wait(attempt * SECOND_MS);
    }
  };
  await wait(random.int(15, 150) * SECOND_MS);
  const first = await client.order();
  if (first === null) return;
  if (temper.givesUp && first.canCancel) {
    if (random.chance(0.6)) await sendMessage(changedMindLine(random));
    await wait(random.int(3, 20) * SECOND_MS);
    if (await client.cancel()) return;
  }
  if (!temper.writes || !first.canChat) return;
  await sendMessage(openingLine(random, first));

  let received = 0;
  let status: OrderStatus = first.status;
  for (let round = 1; round <= CHECKS; round += 1) {
    await wait(BETWEEN_CHECKS_MS);
    const messages = (await client.messagesAfter(received)) ?? [];
    received = messages.at(-1)?.number ?? received;
    const lastOfStore = messages.findLast(({ author }) => author === 'merchant');
    if (lastOfStore) {
      await wait(random.int(4, 15) * SECOND_MS);
      // The customer always answers a question, but answers other messages only sometimes.
      if (lastOfStore.text.includes('?') || random.chance(0.6))
        await sendMessage(answerLine(random, lastOfStore.text));
    }
    const order = await client.order();
    if (order === null || order.status === status) continue;
    status = order.status;
    await remark(order, random, wait, sendMessage);
    if (isFinal(status)) return;
  }
}

async function remark(
  order: CustomerOrder,
  random: Random,
  wait: Wait,
  sendMessage: (text: string) => Promise<void>,
): Promise<void> {
  if (order.status === 'sent' && random.chance(0.3)) await sendMessage(onTheWayLine(random));
  if (order.status !== 'delivered' || !random.chance(0.5)) return;
  await wait(random.int(1, 6) * MINUTE_MS);
  await sendMessage(deliveredLine(random));
}
