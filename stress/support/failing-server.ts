import { ServerResponse } from 'node:http';
import { readConfig } from '@comanda/server/src/config.ts';
import { startServer } from '@comanda/server/src/main.ts';
import pg from 'pg';
import { Server } from 'socket.io';
import { ARM_SIGNAL, FAILPOINT_VARIABLE, FAILPOINTS, type Failpoint } from './failpoints.ts';

// The product's server, which kills itself (as with kill -9) when it first reaches a chosen moment after the
// signal. The product is unchanged: this file wraps its drivers.

const failpoint = FAILPOINTS.find((name) => name === process.env[FAILPOINT_VARIABLE]);
let isArmed = failpoint === 'mid-compare';
process.once(ARM_SIGNAL, () => {
  isArmed = true;
});
if (failpoint !== undefined) dieAt(failpoint);
const server = await startServer(readConfig(process.env), { asDemo: (config) => config });
process.stdout.write(`Comanda pronta em ${server.url}\n`);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));

function dieAt(point: Failpoint): void {
  if (point === 'before-emit') loseEmission();
  else if (point === 'mid-compare') watchQueries('numbers-of-stores', dieIfAny);
  else
    watchQueries('place-order', (client, [query]) => {
      if (!isArmed) return;
      // Statements of one event loop turn are sent at its end, together with the commit.
      if (point === 'commit-unanswered') setImmediate(die);
      else dieOnceCommitted(client, Object(query));
    });
}

/**
 * Kills the server after the commit. The order's statement or the next one contains the commit; the
 * database's answer shows which.
 */
function dieOnceCommitted(client: pg.Client, query: object): void {
  const callback: unknown = Reflect.get(query, 'callback');
  let isPlaced = false;
  Reflect.set(query, 'callback', (error: unknown, result: unknown) => {
    isPlaced = !error;
    if (typeof callback === 'function') callback(error, result);
  });
  client.connection.on('readyForQuery', ({ status }: { status: string }) => {
    if (isPlaced && status === OUTSIDE_TRANSACTION) die();
  });
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

/**
 * Kills the server after it has read the numbers of stores with panels, before it announces missed events. A
 * pool passes a callback to `query`.
 */
function dieIfAny(_client: pg.Client, sent: unknown[]): void {
  const answered = sent.pop();
  if (typeof answered !== 'function')
    throw new Error('the numbers of stores are not asked for through a pool');
  sent.push((error: unknown, result?: pg.QueryResult) => {
    if ((result?.rowCount ?? 0) > 0) die();
    answered(error, result);
  });
}

const OUTSIDE_TRANSACTION = 'I';

/**
 * Passes each statement with a given name to `meet` before it is sent. `meet` gets the arguments of `query`
 * and may change them.
 */
function watchQueries(name: string, meet: (client: pg.Client, sent: unknown[]) => void): void {
  const original: (...args: unknown[]) => unknown = pg.Client.prototype.query;
  const watched = function (this: pg.Client, ...sent: unknown[]): unknown {
    if (Reflect.get(Object(sent[0]), 'name') === name) meet(this, sent);
    return original.apply(this, sent);
  };
  Object.defineProperty(pg.Client.prototype, 'query', { value: watched, configurable: true, writable: true });
}

/** Drops the push of the first order but sends its answer. Then the server is killed. */
function loseEmission(): void {
  // The class is not exported, but every broadcast object has the same prototype.
  const broadcasts: { emit(...args: unknown[]): boolean } = Object.getPrototypeOf(new Server().to('room'));
  const { emit } = broadcasts;
  let isLost = false;
  Object.defineProperty(broadcasts, 'emit', {
    configurable: true,
    value(this: typeof broadcasts, ...args: unknown[]) {
      if (args[0] !== 'pedido' || !isArmed) return emit.apply(this, args);
      isLost = true;
      return true;
    },
  });
  const end = ServerResponse.prototype.end;
  Object.defineProperty(ServerResponse.prototype, 'end', {
    configurable: true,
    value(this: ServerResponse, ...args: Parameters<typeof end>) {
      // At `finish`, the operating system has all bytes and delivers them even if the process is killed.
      if (isLost) this.once('finish', die);
      return end.apply(this, args);
    },
  });
}
