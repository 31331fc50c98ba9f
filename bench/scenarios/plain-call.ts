import { fileURLToPath } from 'node:url';
import { PAYMENT_METHODS } from '@comanda/domain/store/payment-methods/payment-methods';
import { runStatement } from '@comanda/testkit/run-statement';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import autocannon, { type CannonRequest, type CannonResult } from 'autocannon';
import type { BenchWorld } from '../support/bench-world.ts';
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
 * W1: the cost of a settings screen's calls compared with bare Fastify + pg with the same statements, in one
 * run.
 */
export const plainCall: Scenario = {
  name: 'plain-call',
  run: async (world) => {
    const seconds = world.isQuick ? 3 : 10;
    const minimal = await measureBaseline(world, seconds);
    const ours = await measureComanda(world, seconds);
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

async function measureComanda(world: BenchWorld, seconds: number): Promise<Rates> {
  const database = await world.createDatabase('plain_call');
  const server = await world.startServer(database);
  try {
    const at = { url: server.url, systemUrl: database.systemUrl };
    const stores = await createRunningStores(at, STORES);
    await vacuum(database.ownerUrl);
    return await fire(
      server.url,
      stores.map(({ adminToken }) => adminToken),
      seconds,
    );
  } finally {
    await server.stop();
  }
}

async function measureBaseline(world: BenchWorld, seconds: number): Promise<Rates> {
  const database = await world.createDatabase('plain_call_bare');
  const server = await world.startServer(database, BARE_SETTINGS);
  try {
    await runStatement(
      database.ownerUrl,
      'insert into payment_methods (store_id, keys, version) select store_id, $2, 1 from generate_series(1, $1::integer) store_id',
      [STORES, KEYS],
    );
    await vacuum(database.ownerUrl);
    const tokens = Array.from({ length: STORES }, (_, index) => String(index + 1));
    return await fire(server.url, tokens, seconds);
  } finally {
    await server.stop();
  }
}

async function fire(url: string, tokens: readonly string[], seconds: number): Promise<Rates> {
  const { host } = new URL(url);
  let sent = 0;
  const nextSave = (): CannonRequest => {
    const authorization = tokens[sent % tokens.length] ?? '';
    // A different choice in each round: all methods but one.
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
