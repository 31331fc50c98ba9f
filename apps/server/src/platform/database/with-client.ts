import pg from 'pg';

/** Runs `work` on a new connection, for one-time work of a start or a command. */
export async function withClient<T>(
  to: string | pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const config = typeof to === 'string' ? { connectionString: to } : to;
  const client = new pg.Client({ connectionTimeoutMillis: 15_000, ...config });
  // A broken connection also rejects its query, so this event is ignored.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
