import { randomBytes } from 'node:crypto';
import {
  type DatabaseUrls,
  databaseUrls,
  urlOfDatabase,
} from '@comanda/server/src/platform/database/database-urls.ts';
import { onConnection, openConnections } from './open-connections.ts';

/** A separate database for one test file. */
export interface TestDatabase {
  readonly urls: DatabaseUrls;
  /** Drops the database and closes its remaining connections. */
  drop(): Promise<void>;
}

/**
 * Copies the template database into a new, migrated, empty database, in milliseconds. `templateUrl` is the
 * owner's connection string.
 */
export async function cloneDatabase(templateUrl: string): Promise<TestDatabase> {
  const template = decodeURIComponent(new URL(templateUrl).pathname.slice(1));
  const name = `test_${randomBytes(6).toString('hex')}`;
  // If the cluster is in memory, copying files is faster than writing all pages to the log.
  await runOnServer(templateUrl, `CREATE DATABASE ${name} TEMPLATE "${template}" STRATEGY file_copy`);
  const urls = databaseUrls(urlOfDatabase(templateUrl, name));
  const endConnections = openConnections(urls.owner);
  return {
    urls,
    drop: async () => {
      await endConnections();
      await runOnServer(templateUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
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
