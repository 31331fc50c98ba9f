import type pg from 'pg';
import { onConnection } from './open-connections.ts';

/**
 * Runs one statement with the connection string of a role. The statement must not change settings of the
 * connection.
 */
export function runStatement<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  return onConnection(url, (client) => client.query<Row>(statement, values));
}
