import pg from 'pg';

/** Idle connections by connection string, for each database that uses a pool. */
const databases = new Map<string, Map<string, pg.Client[]>>();

/**
 * Starts pooling connections to this database, because opening a connection costs more than most statements.
 * Returns a function that closes them, which must be called before the database is dropped.
 */
export function openConnections(url: string): () => Promise<void> {
  const stored = new Map<string, pg.Client[]>();
  const database = databaseOf(url);
  databases.set(database, stored);
  return async () => {
    databases.delete(database);
    await Promise.all([...stored.values()].flat().map((client) => client.end()));
  };
}

/**
 * Runs `work` on a connection that no other caller uses. `work` must leave no changed settings and no open
 * transaction.
 */
export async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const stored = databases.get(databaseOf(url));
  const client = stored?.get(url)?.pop() ?? (await connect(url));
  let isStored = false;
  try {
    const answer = await work(client);
    // If the database was dropped meanwhile, the connection is closed instead of stored.
    isStored = stored !== undefined && databases.get(databaseOf(url)) === stored;
    if (isStored) stored?.set(url, [...(stored.get(url) ?? []), client]);
    return answer;
  } finally {
    // Also closes the connection after a failure, because a transaction may still be open.
    if (!isStored) await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // A broken connection rejects the running query. If the connection is idle, it is removed, because it is
  // useless.
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

/** Server and database of a connection string. All roles of one database share them. */
function databaseOf(url: string): string {
  const { host, pathname, search } = new URL(url);
  return `${host}${pathname}${search}`;
}
