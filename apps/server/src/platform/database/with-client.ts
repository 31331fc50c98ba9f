import pg from 'pg';

/** Runs `work` on a new connection. For one-time work of a server's start or a command. */
export async function withClient<T>(
  to: string | pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const config = typeof to === 'string' ? { connectionString: to } : to;
  const client = new pg.Client({ connectionTimeoutMillis: 15_000, ...config });
  // Ignores the event, because a broken connection also rejects its query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
