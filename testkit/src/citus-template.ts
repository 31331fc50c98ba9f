import { setTimeout as wait } from 'node:timers/promises';
import { urlOfDatabase } from '@comanda/server/src/platform/database/database-urls.ts';
import { migrate } from '@comanda/server/src/platform/database/migrate.ts';
import { withClient } from '@comanda/server/src/platform/database/with-client.ts';
import type { Client } from 'pg';

/**
 * Variable with the address of a Citus coordinator, as a superuser of a database that knows its workers. Tests then
 * run on the cluster.
 */
export const CITUS_ADDRESS = 'COMANDA_TEST_CITUS';

/** True when the tests run on a Citus cluster. */
export const isOnCitus = Boolean(process.env[CITUS_ADDRESS]);

/** Few shards: a clone copies the files of each. */
const SHARDS = 2;

/** Makes a template on all machines of the cluster: migrated, and spread over the workers. */
export async function makeCitusTemplate(
  coordinator: string,
): Promise<{ templateUrl: string; workerUrls: string[]; stop(): Promise<void> }> {
  const workers = await workersOf(coordinator);
  const name = `template_${process.pid}`;
  const [templateUrl, ...workerUrls] = [coordinator, ...workers].map((url) => urlOfDatabase(url, name)) as [
    string,
    ...string[],
  ];
  const urls = [templateUrl, ...workerUrls];
  const stop = async () => {
    for (const url of urls) await dropOn(url);
  };
  try {
    for (const url of urls) {
      await withClient(urlOfDatabase(url, 'postgres'), (client) => client.query(`CREATE DATABASE "${name}"`));
      await withClient(url, (client) => client.query('CREATE EXTENSION citus'));
    }
    await withClient(templateUrl, async (client) => {
      await client.query(`ALTER DATABASE "${name}" SET citus.shard_count = ${SHARDS}`);
      await client.query('SELECT citus_set_coordinator_host($1, $2::integer)', addressOf(templateUrl));
      for (const url of workerUrls)
        await client.query('SELECT citus_add_node($1, $2::integer)', addressOf(url));
    });
    await migrate(templateUrl, { spreads: true });
  } catch (error) {
    await stop();
    throw error;
  }
  return { templateUrl, workerUrls, stop };
}

/** The workers' addresses, with the coordinator's user and password. */
async function workersOf(coordinator: string): Promise<string[]> {
  const nodes = await withClient(coordinator, (client) =>
    client.query<{ host: string; port: number }>(
      'SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE groupid <> 0 ORDER BY groupid',
    ),
  );
  return nodes.rows.map(({ host, port }) => {
    const url = new URL(coordinator);
    url.hostname = host;
    url.port = String(port);
    return url.href;
  });
}

const addressOf = (url: string) => [new URL(url).hostname, Number(new URL(url).port)];

/** Copies a template on its machine. The maintenance of Citus uses it now and then, and must be cut off first. */
export async function copyOn(templateUrl: string, name: string): Promise<void> {
  const template = decodeURIComponent(new URL(templateUrl).pathname.slice(1));
  await repeatedly(urlOfDatabase(templateUrl, 'postgres'), async (client) => {
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      template,
    ]);
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY file_copy`);
  });
}

const TRIES = 50;
const BETWEEN_TRIES_MS = 100;

/**
 * Drops a database on its machine. The statement runs in a database of the cluster: there Citus first ends its
 * maintenance of the dropped one.
 */
export async function dropOn(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const home = decodeURIComponent(new URL(process.env[CITUS_ADDRESS] ?? url).pathname.slice(1));
  await repeatedly(urlOfDatabase(url, home), (client) =>
    client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  );
}

/** Runs `work` on another database, and repeats it while the first one is in use. */
async function repeatedly(beside: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  await withClient(beside, async (client) => {
    for (let tries = 1; ; tries += 1) {
      try {
        await work(client);
        return;
      } catch (error) {
        if (tries === TRIES) throw error;
        await wait(BETWEEN_TRIES_MS);
      }
    }
  });
}
