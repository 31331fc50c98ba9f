import type { OpenDeliveryOrder } from '@comanda/contract/orders/intake/open-delivery-order.wire';
import type { Random } from '../world/random.ts';
import type { IntakeClient } from './intake-client.ts';
import type { Wait } from './place-order.ts';

/** Pays at the demo's payment provider, like a bank's app. */
export interface Payer {
  /** True when customers of the store can pay online. */
  isReady(storeKey: string): boolean;
  payPix(code: string): Promise<void>;
}

const METHODS = ['PIX', 'CREDIT'];
/** Share of online payments among orders that allow them. */
const SHARE = 0.85;
/** Share of customers who do not pay. The store never receives their orders. */
const GIVES_UP = 0.04;
const REFUSED_FIRST = 0.08;
const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 2_000;

/**
 * Marks most orders that are prepaid with a single method for an online charge. Other orders stay the same.
 */
export function withOnlineCharge(order: OpenDeliveryOrder, random: Random): OpenDeliveryOrder {
  const [payment, second] = order.payments.methods;
  const isOne = payment?.type === 'PREPAID' && second === undefined && METHODS.includes(payment.method);
  if (!isOne || !random.chance(SHARE)) return order;
  return { ...order, payments: { ...order.payments, onlineCharge: true } };
}

/** Pays an order shortly after it was sent. A few customers give up, and some cards are refused at first. */
export async function payOnline(
  client: Pick<IntakeClient, 'charge'>,
  payer: Payer,
  order: OpenDeliveryOrder,
  { random, wait }: { random: Random; wait: Wait },
): Promise<void> {
  const [payment] = order.payments.methods;
  if (payment === undefined) return;
  const isCard = payment.method === 'CREDIT';
  const card = { metodo: 'CREDIT', bandeira: payment.brand ?? null, parcelas: random.pick([1, 1, 1, 2, 3]) };
  const tokens = random.chance(REFUSED_FIRST) ? ['tok_refused', 'tok_ok'] : ['tok_ok'];
  let pause = FIRST_PAUSE_MS;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await wait(random.int(1_000, 6_000));
    const charged = await client.charge(
      order.id,
      isCard ? { ...card, token: tokens[0] ?? 'tok_ok' } : { metodo: 'PIX' },
    );
    if (charged === null) return;
    if (charged.state === 'PAGA') return;
    if (charged.pixCode !== null) {
      if (random.chance(GIVES_UP)) return;
      await wait(random.int(4_000, 40_000));
      return payer.payPix(charged.pixCode);
    }
    if (charged.state === 'RECUSADA') tokens.shift();
    await wait(pause);
    pause *= 2;
  }
}

/** Pays at the simulator of the payment provider like a bank's app. */
export function createPayer(bankUrl: string, ready: ReadonlySet<string>, send: typeof fetch): Payer {
  return {
    isReady: (storeKey) => ready.has(storeKey),
    payPix: async (codigo) => {
      const answer = await send(`${bankUrl}/pagador/pix`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ codigo }),
      });
      await answer.body?.cancel();
    },
  };
}
