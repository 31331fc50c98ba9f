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
    sql`select store_id as "storeId", user_id as "userId" from login_names join users using (store_id, user_id)
         where login = ${name} and is_active`,
  );
  if (place === undefined) return null;
  const ticket = await database.inStore(place.storeId, (tx) => createLoginTicket(tx, place.userId, now));
  return loginLinkPath(name, ticket);
}

/** The path of the login screen for a ticket. The login in the path is base64, URL-encoded. */
export function loginLinkPath(login: string, ticket: string): string {
  return `/login/${encodeURIComponent(Buffer.from(login, 'utf8').toString('base64'))}/${ticket}`;
}
