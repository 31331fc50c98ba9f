import { fileURLToPath } from 'node:url';
import { PAYMENT_METHODS } from '@comanda/domain/store/payment-methods/payment-methods';
import { runStatement } from '@comanda/testkit/run-statement';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import autocannon, { type CannonRequest, type CannonResult } from 'autocannon';
import type { Bench } from '../support/bench.ts';
import type { Figure } from '../support/figure.ts';
import { CONNECTIONS, perSecond, vacuum } from '../support/order-load.ts';
import type { Scenario } from '../support/scenario.ts';

const BARE_SETTINGS = fileURLToPath(new URL('../ceilings/bare-settings.ts', import.meta.url));
const STORES = 200;
const KEYS = PAYMENT_METHODS.map(({ key }) => key);

interface Rates {
  read: CannonResult;
  save: CannonResult;
}

/**
 * Measures W1: the cost of a settings screen's calls, compared with the same statements in bare Fastify and
 * pg. One run measures both.
 */
export const plainCall: Scenario = {
  name: 'plain-call',
  run: async (bench) => {
    const seconds = bench.isQuick ? 3 : 10;
    const minimal = await measureBaseline(bench, seconds);
    const ours = await measureComanda(bench, seconds);
    return {
      figures: [
        ...figures('payment methods read', ours.read, minimal.read),
        ...figures('payment methods saved', ours.save, minimal.save),
      ],
      notes: [
        `${STORES} stores in turn, ${CONNECTIONS} connections, ${seconds} s each; every save is another choice. Ceiling: the same ` +
          'statements, the audit row and the NOTIFY included, without session, row security, checks and conversion ' +
          '(`bench/ceilings/bare-settings.ts`).',
      ],
    };
  },
};

function figures(what: string, ours: CannonResult, minimal: CannonResult): Figure[] {
  const share = (perSecond(ours) / perSecond(minimal)) * 100;
  const failed = ours.non2xx + ours.errors;
  return [
    {
      bar: 'W1',
      what: `${what}, per second`,
      unit: '/s',
      measured: perSecond(ours),
      demanded: null,
      ceiling: perSecond(minimal),
    },
    {
      bar: 'W1',
      what: `${what}, share of the ceiling`,
      unit: '%',
      measured: share,
      demanded: { atLeast: 50 },
      ceiling: null,
    },
    {
      bar: 'W1',
      what: `${what}, refused or failed`,
      unit: '',
      measured: failed,
      demanded: { atMost: 0 },
      ceiling: null,
    },
  ];
}

async function measureComanda(bench: Bench, seconds: number): Promise<Rates> {
  return bench.withWorld({ name: 'plain_call' }, async (world) => {
    const stores = await createRunningStores(world, STORES);
    await vacuum(world.urls.owner);
    return await fire(
      world.url,
      stores.map(({ adminToken }) => adminToken),
      seconds,
    );
  });
}

async function measureBaseline(bench: Bench, seconds: number): Promise<Rates> {
  return bench.withWorld({ name: 'plain_call_bare', entry: BARE_SETTINGS }, async (world) => {
    await runStatement(
      world.urls.owner,
      'insert into payment_methods (store_id, keys, version) select store_id, $2, 1 from generate_series(1, $1::integer) store_id',
      [STORES, KEYS],
    );
    await vacuum(world.urls.owner);
    const tokens = Array.from({ length: STORES }, (_, index) => String(index + 1));
    return await fire(world.url, tokens, seconds);
  });
}

async function fire(url: string, tokens: readonly string[], seconds: number): Promise<Rates> {
  const { host } = new URL(url);
  let sent = 0;
  const nextSave = (): CannonRequest => {
    const authorization = tokens[sent % tokens.length] ?? '';
    // Each round saves another choice: all methods except one.
    const left = Math.floor(sent / tokens.length) % KEYS.length;
    sent += 1;
    return {
      method: 'POST',
      path: '/api/software_app/alteraPagamentos',
      headers: { host, authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ formas: KEYS.filter((_, index) => index !== left) }),
    };
  };
  const shot = (requests: CannonRequest[], duration: number) =>
    autocannon({ url, connections: CONNECTIONS, duration, requests });
  const reads = tokens.map((authorization) => ({
    path: '/api/software_app/listarpagamentos',
    headers: { authorization },
  }));
  await shot(reads, 2);
  const read = await shot(reads, seconds);
  await shot([{ setupRequest: nextSave }], 2);
  return { read, save: await shot([{ setupRequest: nextSave }], seconds) };
}
