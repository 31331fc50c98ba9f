import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { payPix } from '@comanda/bank-sim/src/things/pay-pix.ts';
import { boardAnswer } from '@comanda/contract/orders/orders/orders.wire';
import { databaseUrls } from '@comanda/server/src/platform/database/database-urls.ts';
import { eventually } from '@comanda/testkit/eventually';
import { aPlainOrder } from '@comanda/testkit/orders/open-delivery';
import { type RunningBank, startBankSim } from '@comanda/testkit/payments/bank-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { createHttpClient, type HttpAnswer } from '@comanda/testkit/running/http-client';
import { type RedisProcess, startRedis } from '@comanda/testkit/running/redis-process';
import type { TestStore } from '@comanda/testkit/stores';
import { type DebianPostgres, startDebianPostgres } from '../../scripts/cluster/debian-postgres.ts';
import { findFrontPort, type Launcher, launch, runCommand } from './launcher.ts';

/** Three servers on PostgreSQL and Redis of Debian, a payment provider, and the backups of one evening. */
export interface Evening {
  readonly redis: RedisProcess;
  readonly bank: RunningBank;
  /** The servers; others after the restore. */
  servers(): Launcher;
  /** Runs a statement as the system role. */
  rows<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>;
  urls(): ReturnType<typeof databaseUrls>;
  backUp(): Promise<void>;
  /** Everything ends at once, and starts again from the last backup, on another database. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts them with data in `folder`. */
export async function openEvening(folder: string): Promise<Evening> {
  // PostgreSQL runs as another user, who must enter the folder.
  chmodSync(folder, 0o711);
  const at = (name: string) => join(folder, name);
  mkdirSync(at('copias'));
  const [bank, redis, port] = await Promise.all([
    startBankSim({ now: Date.now }),
    startRedis(folder),
    findFrontPort(),
  ]);
  bank.sendWebhooksTo(`http://127.0.0.1:${port}/api/pagamentos/avisos`);
  const keys = await runCommand('copia', ['chave'], {});
  writeFileSync(at('chave.txt'), keys, { mode: 0o600 });
  const env = {
    COMANDA_REDIS_URL: redis.url,
    COMANDA_COPIAS: at('copias'),
    COMANDA_COPIA_CHAVE: /age1[0-9a-z]+/.exec(keys)?.[0] ?? '',
    PAYMENT_PROVIDER_URL: bank.access.url,
    PAYMENT_PROVIDER_KEY: bank.access.key,
    PAYMENT_PROVIDER_SECRET: bank.access.secret,
  };
  let postgres: DebianPostgres = await startDebianPostgres(at('postgres'), { isDurable: true });
  const data = (name: string) => ({ ...env, DATABASE_URL: postgres.ownerUrl, COMANDA_DATA: at(name) });
  let servers = await launch(port, data('dados'));
  const urls = () => databaseUrls(postgres.ownerUrl);
  return {
    redis,
    bank,
    urls,
    servers: () => servers,
    rows: async <Row extends object>(statement: string, values: unknown[] = []) =>
      (await runStatement<Row & Record<string, unknown>>(urls().system, statement, values)).rows,
    backUp: async () => void (await runCommand('copia', [], data('dados'))),
    restore: async () => {
      await servers.stop();
      await postgres.stop();
      await runCommand('copia:restaurar', ['ultima', '--chave', at('chave.txt'), '--para', at('novos')], env);
      postgres = await startDebianPostgres(at('novos/cluster'), { isDurable: true });
      servers = await launch(port, data('novos'));
    },
    close: async () => {
      await servers.stop();
      await Promise.all([postgres.stop(), redis.end(), bank.stop()]);
    },
  };
}

/** A partner's order, which the customer pays by Pix. Calls go to `url`, and again while no server answers. */
export async function orderByPix(
  { bank }: Pick<Evening, 'bank'>,
  url: string,
  { store, displayId, cents }: { store: TestStore; displayId: string; cents: number },
): Promise<{ externalId: string; pay(): void }> {
  const order = aPlainOrder(cents, 'PIX', { displayId, createdAt: new Date().toISOString() });
  const http = createHttpClient(url);
  const ask = (method: string, path: string, body?: object) =>
    answered(() => http.send(method, `/api/${path}`, { 'x-api-key': store.intakeKey }, body));
  try {
    await ask('POST', 'order', order);
    const path = `order/${order.id}/cobranca`;
    await ask('POST', path, { metodo: 'PIX' });
    const code = await eventually(async () => {
      const { text } = await ask('GET', path);
      const { data }: { data: { pix_copia_e_cola: string | null } } = JSON.parse(text);
      if (data.pix_copia_e_cola === null) throw new Error('the charge has no code yet');
      return data.pix_copia_e_cola;
    });
    return { externalId: order.id, pay: () => void payPix(bank.bank, code) };
  } finally {
    http.close();
  }
}

/** Repeats a call whose connection broke, or that was answered with 'come back later'. Throws for other refusals. */
function answered(send: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  let refusal: Error | null = null;
  return eventually(async () => {
    const answer = await send();
    if (answer.status >= 500) throw new Error(`${answer.status} ${answer.text}`);
    if (answer.status >= 300) refusal = new Error(`${answer.status} ${answer.text}`);
    return answer;
  }).then((answer) => {
    if (refusal !== null) throw refusal;
    return answer;
  });
}

/** The board as a new panel reads it: order, status, total. */
export async function boardAt(url: string, token: string): Promise<string[]> {
  const response = await fetch(`${url}/api/pedidos/listar`, { headers: { authorization: token } });
  if (!response.ok) throw new Error(`the board was refused: ${response.status}`);
  const { orders } = boardAnswer.decode(boardAnswer.wire.parse(await response.json()));
  return orders
    .map(({ orderId, code, status, totalCents }) => `${orderId} ${code} ${status} ${totalCents}`)
    .sort();
}
