import { randomBytes } from 'node:crypto';
import {
  type DatabaseUrls,
  databaseUrls,
  urlOfDatabase,
} from '@comanda/server/src/platform/database/database-urls.ts';
import { Client } from 'pg';

/** A database of its own for one test file. */
export interface TestDatabase {
  readonly urls: DatabaseUrls;
  /** Removes it, cutting whatever connections are left. */
  drop(): Promise<void>;
}

/** Copies the template (an owner's connection string) into a new, migrated, empty database; takes milliseconds. */
export async function cloneDatabase(templateUrl: string): Promise<TestDatabase> {
  const template = decodeURIComponent(new URL(templateUrl).pathname.slice(1));
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files beats writing them through the log where the cluster lies in memory.
  await runOnServer(templateUrl, `CREATE DATABASE ${name} TEMPLATE "${template}" STRATEGY file_copy`);
  return {
    urls: databaseUrls(urlOfDatabase(templateUrl, name)),
    drop: () => runOnServer(templateUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function runOnServer(templateUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: urlOfDatabase(templateUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
