import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { newStoreToken, storeTokenKey } from '../../../../platform/http/store-token.ts';
import { NO_PASSWORD } from '../people/people.writes.ts';

/** Makes a link to choose a password and returns its secret. Only the hash is stored. */
export async function makeLinkToken(
  tx: Transaction,
  link: { userId: number; expiresAt: number },
  now: number,
): Promise<string> {
  const token = newStoreToken(tx.storeId);
  const hash = storeTokenKey(token)?.hash;
  if (hash === undefined) throw new Error(`store number ${tx.storeId} makes no link`);
  await tx.rows(sql`
    insert into password_links (store_id, token_hash, user_id, created_at, expires_at)
    values (${tx.storeId}, ${hash}, ${link.userId}, ${new Date(now)}, ${new Date(link.expiresAt)})`);
  return token;
}

/** The user of a valid password link; null for an invalid link, and for a blocked user. */
export function findPasswordLink(
  tx: Transaction,
  hash: Buffer,
  now: number,
): Promise<{ userId: number; username: string; storeName: string; isFirst: boolean } | null> {
  return tx.maybeRow(sql`
    select l.user_id as "userId", u.username, s.name as "storeName",
           u.password_hash = ${NO_PASSWORD} as "isFirst"
      from password_links l
      join users u on u.store_id = ${tx.storeId} and u.user_id = l.user_id
      join stores s on s.store_id = ${tx.storeId}
     where l.store_id = ${tx.storeId} and l.token_hash = ${hash} and l.used_at is null
       and l.expires_at > ${new Date(now)} and u.is_active`);
}

/** Consumes a link. Returns true for exactly one caller. */
export async function usePasswordLink(tx: Transaction, hash: Buffer, now: number): Promise<boolean> {
  const used = await tx.maybeRow(sql`
    update password_links set used_at = ${new Date(now)}
     where store_id = ${tx.storeId} and token_hash = ${hash} and used_at is null
       and expires_at > ${new Date(now)}
    returning user_id`);
  return used !== null;
}

/** Revokes a user's remaining links. */
export async function voidPasswordLinksOfUser(tx: Transaction, userId: number, now: number): Promise<void> {
  await tx.rows(sql`
    update password_links set used_at = ${new Date(now)}
     where store_id = ${tx.storeId} and user_id = ${userId} and used_at is null`);
}
