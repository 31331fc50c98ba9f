import { ServerResponse } from 'node:http';
import { readConfig } from '@comanda/server/src/config.ts';
import { startServer } from '@comanda/server/src/main.ts';
import pg from 'pg';
import { Server } from 'socket.io';
import { FAILPOINT_VARIABLE, FAILPOINTS, type Failpoint } from './failpoints.ts';

// The product's server, made to die (as by kill -9) the first time it passes one moment. The product knows nothing of
// it: the drivers it stands on are wrapped here.

const failpoint = FAILPOINTS.find((name) => name === process.env[FAILPOINT_VARIABLE]);
if (failpoint !== undefined) dieAt(failpoint);
const server = await startServer(readConfig(process.env));
process.stdout.write(`Comanda pronta em ${server.url}\n`);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));

function dieAt(point: Failpoint): void {
  if (point === 'before-emit') loseEmission();
  else if (point === 'mid-compare')
    watchQueries((name, run) => (name === 'numbers-of-stores' ? run(dieIfAny) : null));
  else {
    const placing = new WeakSet<object>();
    watchQueries((name, run, client) => {
      if (name === 'place-order') placing.add(client);
      if (name !== 'COMMIT' || !placing.delete(client)) return null;
      if (point === 'before-commit') die();
      return run(die);
    });
  }
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** The numbers of stores with panels are read, and what was missed is not announced yet. */
function dieIfAny(result: unknown): void {
  if (typeof result !== 'object' || result === null || !('rowCount' in result)) return;
  if (Number(result.rowCount) > 0) die();
}

type Run = (then: (result: unknown) => void) => unknown;

/** Lets `meet` see every statement (its name, else its text) and run it with something to do before its answer. */
function watchQueries(meet: (name: string, run: Run, client: object) => unknown): void {
  const original: (...args: unknown[]) => unknown = pg.Client.prototype.query;
  const watched = function (this: object, ...args: unknown[]): unknown {
    const [statement] = args;
    const name = typeof statement === 'string' ? statement : nameOf(statement);
    const run: Run = (then) => {
      const last = args.at(-1);
      // A pool asks with a callback, a transaction with a promise.
      if (typeof last !== 'function') return Promise.resolve(original.apply(this, args)).then(told(then));
      const answered = (error: unknown, result: unknown) => {
        then(result);
        last(error, result);
      };
      return original.apply(this, [...args.slice(0, -1), answered]);
    };
    return meet(name, run, this) ?? original.apply(this, args);
  };
  Object.defineProperty(pg.Client.prototype, 'query', { value: watched, configurable: true, writable: true });
}

function told(then: (result: unknown) => void) {
  return (result: unknown) => {
    then(result);
    return result;
  };
}

function nameOf(statement: unknown): string {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return '';
  return String(statement.name);
}

/** The first order's push never leaves; its answer does; then the server dies. */
function loseEmission(): void {
  // The class is not exported; every broadcast has its prototype.
  const broadcasts: { emit(...args: unknown[]): boolean } = Object.getPrototypeOf(new Server().to('room'));
  const { emit } = broadcasts;
  let isLost = false;
  Object.defineProperty(broadcasts, 'emit', {
    configurable: true,
    value(this: typeof broadcasts, ...args: unknown[]) {
      if (args[0] !== 'pedido') return emit.apply(this, args);
      isLost = true;
      return true;
    },
  });
  const end = ServerResponse.prototype.end;
  Object.defineProperty(ServerResponse.prototype, 'end', {
    configurable: true,
    value(this: ServerResponse, ...args: Parameters<typeof end>) {
      // `finish`: the last byte was handed to the system, which delivers it even if we die.
      if (isLost) this.once('finish', die);
      return end.apply(this, args);
    },
  });
}
