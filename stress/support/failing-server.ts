import { ServerResponse } from 'node:http';
import { readConfig } from '@comanda/server/src/config.ts';
import { startServer } from '@comanda/server/src/main.ts';
import pg from 'pg';
import { Server } from 'socket.io';
import { ARM_SIGNAL, FAILPOINT_VARIABLE, FAILPOINTS, type Failpoint } from './failpoints.ts';

// The product's server, made to die (as by kill -9) at its first pass of one moment after the signal. The
// product is unchanged: its drivers are wrapped here.

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
      // Statements of one turn leave at its end, together with the commit.
      if (point === 'commit-unanswered') setImmediate(die);
      else dieOnceCommitted(client, Object(query));
    });
}

/**
 * The order's statement contains its commit, or the next statement does. The database's answer shows which.
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
 * The numbers of stores with panels are read, and missed events are not announced yet. A pool queries with a
 * callback.
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
 * Passes each statement of a name to `meet` before it is sent: the arguments of `query`, which it may change.
 */
function watchQueries(name: string, meet: (client: pg.Client, sent: unknown[]) => void): void {
  const original: (...args: unknown[]) => unknown = pg.Client.prototype.query;
  const watched = function (this: pg.Client, ...sent: unknown[]): unknown {
    if (Reflect.get(Object(sent[0]), 'name') === name) meet(this, sent);
    return original.apply(this, sent);
  };
  Object.defineProperty(pg.Client.prototype, 'query', { value: watched, configurable: true, writable: true });
}

/** The first order's push never leaves, but its answer does. Then the server dies. */
function loseEmission(): void {
  // The class is not exported; every broadcast has its prototype.
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
      // `finish`: the system has the last byte and delivers it even if the process dies.
      if (isLost) this.once('finish', die);
      return end.apply(this, args);
    },
  });
}
