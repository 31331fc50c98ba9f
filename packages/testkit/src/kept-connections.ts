import pg from 'pg';

/** Connections that wait for somebody who needs one, by connection string; of each database that was announced. */
const databases = new Map<string, Map<string, pg.Client[]>>();

/**
 * From now on connections to this database are kept for whoever needs the next one: to open one costs both sides more than most
 * statements do. Answers what ends them, before the database goes.
 */
export function keepConnections(url: string): () => Promise<void> {
  const kept = new Map<string, pg.Client[]>();
  const database = databaseOf(url);
  databases.set(database, kept);
  return async () => {
    databases.delete(database);
    await Promise.all([...kept.values()].flat().map((client) => client.end()));
  };
}

/** Runs `work` on a connection that nobody else uses meanwhile; `work` leaves no settings and no transaction in it. */
export async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const kept = databases.get(databaseOf(url));
  const client = kept?.get(url)?.pop() ?? (await connect(url));
  let isKept = false;
  try {
    const answer = await work(client);
    // Of a database that has gone meanwhile none is kept.
    isKept = kept !== undefined && databases.get(databaseOf(url)) === kept;
    if (isKept) kept?.set(url, [...(kept.get(url) ?? []), client]);
    return answer;
  } finally {
    // After a failure, too: it may have left a transaction open.
    if (!isKept) await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks rejects the query under way; one that waits is of no use any more.
  client.on('error', () => {
    const waiting = databases.get(databaseOf(url));
    waiting?.set(
      url,
      (waiting.get(url) ?? []).filter((each) => each !== client),
    );
  });
  await client.connect();
  return client;
}

/** Server and database of a connection string: what is the same for all its users. */
function databaseOf(url: string): string {
  const { host, pathname, search } = new URL(url);
  return `${host}${pathname}${search}`;
}
