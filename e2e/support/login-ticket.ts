import { createLoginTicket, loginLinkPath } from '@comanda/server/src/areas/access/public.ts';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase } from '@comanda/server/src/platform/database/transaction.ts';
import type { TestStore } from '@comanda/testkit/stores';
import type { Stack } from './stack.ts';

/** The path of a fresh one-time link for a person of the store, as the provider's tool makes it. */
export async function createLoginTicketFor(comanda: Stack, store: TestStore, login: string): Promise<string> {
  const pool = createPool({
    url: comanda.urls.app,
    max: 1,
    applicationName: 'e2e',
    onError: () => undefined,
  });
  try {
    const userId = login === store.adminLogin ? store.adminId : store.operatorId;
    const ticket = await createDatabase(pool).inStore(store.storeId, (tx) =>
      createLoginTicket(tx, userId, Date.now()),
    );
    return loginLinkPath(login, ticket);
  } finally {
    await pool.end();
  }
}
