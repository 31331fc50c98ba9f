import { randomBytes } from 'node:crypto';
import {
  type DatabaseUrls,
  databaseUrls,
  urlOfDatabase,
} from '@comanda/server/src/platform/database/database-urls.ts';
import { copyOn, dropOn } from './citus-template.ts';
import { onConnection, openConnections } from './open-connections.ts';

/** A separate database for one test file. */
export interface TestDatabase {
  readonly urls: DatabaseUrls;
  /** Drops the database and closes its remaining connections. */
  drop(): Promise<void>;
}

/**
 * Copies the template (an owner's connection string) into a new, migrated, empty database; takes milliseconds. On a
 * cluster, each worker has its part.
 */
export async function cloneDatabase(
  templateUrl: string,
  workerUrls: readonly string[] = [],
): Promise<TestDatabase> {
  const template = decodeURIComponent(new URL(templateUrl).pathname.slice(1));
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files is faster than writing them through the log if the cluster is in memory.
  if (workerUrls.length > 0) await Promise.all([templateUrl, ...workerUrls].map((url) => copyOn(url, name)));
  else await runOnServer(templateUrl, `CREATE DATABASE ${name} TEMPLATE "${template}" STRATEGY file_copy`);
  const urls = databaseUrls(urlOfDatabase(templateUrl, name));
  const endConnections = openConnections(urls.owner);
  return {
    urls,
    drop: async () => {
      await endConnections();
      if (workerUrls.length === 0)
        await runOnServer(templateUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      else for (const url of [templateUrl, ...workerUrls]) await dropOn(urlOfDatabase(url, name));
    },
  };
}

const servers = new Set<string>();

/**
 * Uses a connection that stays open until the process ends, because each test file creates and drops
 * databases.
 */
async function runOnServer(templateUrl: string, sql: string): Promise<void> {
  const url = urlOfDatabase(templateUrl, 'postgres');
  if (!servers.has(url)) openConnections(url);
  servers.add(url);
  await onConnection(url, (client) => client.query(sql));
}
