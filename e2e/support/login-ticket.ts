import { createLoginLink } from '@comanda/server/src/areas/people/access/public.ts';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase } from '@comanda/server/src/platform/database/transaction.ts';
import type { Stack } from './stack.ts';

/** Creates a one-time login link for a user with the provider's command. Returns the link's path. */
export async function createLoginTicketFor(comanda: Stack, login: string): Promise<string> {
  const pool = createPool({
    url: comanda.urls.system,
    max: 1,
    applicationName: 'e2e',
    onError: () => undefined,
  });
  try {
    const path = await createLoginLink(createDatabase(pool), login, Date.now());
    if (path === null) throw new Error(`nobody logs in as ${login}`);
    return path;
  } finally {
    await pool.end();
  }
}
