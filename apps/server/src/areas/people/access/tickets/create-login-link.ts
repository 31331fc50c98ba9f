import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { loginName } from '../login/accounts.reads.ts';
import { createLoginTicket } from './create-login-ticket.ts';

/**
 * Makes the path of a link that logs an active user in. The link works once, within a minute of `now`. Null
 * for an unknown login. For the provider's support; runs in the system role.
 */
export async function createLoginLink(
  database: Database,
  login: string,
  now: number,
): Promise<string | null> {
  const name = loginName(login);
  const [place] = await database.directory<{ storeId: number; userId: number }>(
    sql`select store_id as "storeId", user_id as "userId" from login_names where login = ${name}`,
  );
  if (place === undefined) return null;
  return database.inStore(place.storeId, async (tx) => {
    const active = await tx.maybeRow(
      sql`select from users where store_id = ${tx.storeId} and user_id = ${place.userId} and is_active`,
    );
    return active === null ? null : loginLinkPath(name, await createLoginTicket(tx, place.userId, now));
  });
}

/** The path of the login screen for a ticket. The login in the path is base64, URL-encoded. */
export function loginLinkPath(login: string, ticket: string): string {
  return `/login/${encodeURIComponent(Buffer.from(login, 'utf8').toString('base64'))}/${ticket}`;
}
