import { describe, expect, it } from 'vitest';
import { customersOf } from '../world/past-orders.ts';
import { createRandom } from '../world/random.ts';
import { pizzeria } from '../world/stores/pizzeria.ts';
import type { Charged, IntakeClient } from './intake-client.ts';
import { nextOrder } from './next-order.ts';
import { payOnline, withOnlineCharge } from './pay-online.ts';

const NOW = Date.parse('2026-11-21T22:05:00Z');
const random = createRandom('pay');
const visitors = { store: pizzeria, random, customers: customersOf(pizzeria, 'seed').slice(0, 20) };
const orders = Array.from({ length: 300 }, () => nextOrder(visitors, NOW));

it('asks for a charge of most orders that are prepaid with one method', () => {
  const requested = orders
    .map((order) => withOnlineCharge(order, random))
    .filter(({ payments }) => payments.onlineCharge);
  expect(requested.length).toBeGreaterThan(60);
  for (const { payments } of requested) {
    expect(payments.methods).toMatchObject([
      { type: 'PREPAID', method: expect.stringMatching(/^(PIX|CREDIT)$/) },
    ]);
    expect(payments.prepaid).toBe(payments.methods[0]?.value);
  }
});

describe('a customer who pays', () => {
  const orderBy = (method: string) => {
    const found = orders.find(
      ({ payments: { methods } }) => methods.length === 1 && methods[0]?.method === method,
    );
    if (found === undefined) throw new Error(`nobody pays by ${method}`);
    return found;
  };
  const play = async (method: string, answers: (Charged | null)[], seed = 'one') => {
    const requests: object[] = [];
    const paid: string[] = [];
    const client: Pick<IntakeClient, 'charge'> = {
      charge: async (_id, input) => {
        requests.push(input);
        return answers.shift() ?? null;
      },
    };
    const payer = { isReady: () => true, payPix: async (code: string) => void paid.push(code) };
    const parts = { random: createRandom(seed), wait: () => Promise.resolve() };
    await payOnline(client, payer, orderBy(method), parts);
    return { requests, paid };
  };
  const waiting = { state: 'ENVIANDO', pixCode: null };

  it('pays a Pix as soon as its code is known, and asks again until then', async () => {
    const { requests, paid } = await play('PIX', [waiting, { state: 'AGUARDANDO', pixCode: '0002…' }]);
    expect([requests, paid]).toEqual([[{ metodo: 'PIX' }, { metodo: 'PIX' }], ['0002…']]);
  });

  it('stops if there is nothing to charge, and uses another card after a refusal', async () => {
    expect((await play('PIX', [null])).paid).toEqual([]);
    const refused = { state: 'RECUSADA', pixCode: null };
    const { requests } = await play('CREDIT', [refused, { state: 'PAGA', pixCode: null }]);
    expect(requests).toHaveLength(2);
    expect(requests[1]).toMatchObject({ metodo: 'CREDIT', token: 'tok_ok' });
  });
});
