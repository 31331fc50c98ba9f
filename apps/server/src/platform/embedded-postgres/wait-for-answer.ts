import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { StartupLog } from './startup-log.ts';

const complaintEveryMs = 10_000;

/**
 * Waits until the database at `url` answers, and creates the database if missing. Recovery after a crash may
 * take long. Returns true after an answer, false when `isAlive` is false. Throws for an error that does not
 * go away by waiting, such as a wrong password.
 */
export async function waitForAnswer(url: string, isAlive: () => boolean, log: StartupLog): Promise<boolean> {
  const beganAt = performance.now();
  let complainedAt = beganAt;
  for (let pauseMs = 10; isAlive(); pauseMs = Math.min(pauseMs * 1.5, 100)) {
    const refusal = await tryToConnect(url);
    if (refusal === undefined) return true;
    if (refusal === 'database-missing') await createDatabase(url);
    else await delay(pauseMs);
    if (performance.now() - complainedAt >= complaintEveryMs) {
      complainedAt = performance.now();
      log.info(`Waiting for PostgreSQL (${Math.round((complainedAt - beganAt) / 1000)} s so far).`);
    }
  }
  return false;
}

async function tryToConnect(url: string): Promise<'not-yet' | 'database-missing' | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // Ignores an error at the end of the connection, because the server has already answered.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '3D000') return 'database-missing';
    // SQLSTATE class 28 is a wrong password. All other errors (refused, reset, starting up, timed out) are
    // temporary.
    if (code.startsWith('28')) throw error;
    return 'not-yet';
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(url: string): Promise<void> {
  const maintenanceUrl = new URL(url);
  const name = decodeURIComponent(maintenanceUrl.pathname.slice(1));
  maintenanceUrl.pathname = '/postgres';
  const client = new Client({ connectionString: maintenanceUrl.href });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
