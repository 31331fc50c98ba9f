import pg from 'pg';

/** Idle connections by connection string, for each announced database. */
const databases = new Map<string, Map<string, pg.Client[]>>();

/**
 * Starts pooling connections to this database, because opening one costs both sides more than most statements. Returns
 * a function that ends them, to call before the database is dropped.
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

/** Runs `work` on an exclusive connection; `work` leaves no settings and no transaction in it. */
export async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const stored = databases.get(databaseOf(url));
  const client = stored?.get(url)?.pop() ?? (await connect(url));
  let isStored = false;
  try {
    const answer = await work(client);
    // If the database was dropped in the meantime, its connection is closed.
    isStored = stored !== undefined && databases.get(databaseOf(url)) === stored;
    if (isStored) stored?.set(url, [...(stored.get(url) ?? []), client]);
    return answer;
  } finally {
    // Also after a failure, which may have left a transaction open.
    if (!isStored) await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // A broken connection rejects the running query; an idle one is useless from then on.
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

/** Server and database of a connection string, which all its roles share. */
function databaseOf(url: string): string {
  const { host, pathname, search } = new URL(url);
  return `${host}${pathname}${search}`;
}
