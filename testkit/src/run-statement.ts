import type pg from 'pg';
import { onConnection } from './open-connections.ts';

/** The result of one statement, by the connection string of its role; it changes no settings of its connection. */
export function runStatement<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  return onConnection(url, (client) => client.query<Row>(statement, values));
}
