import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

export async function insertTicket(
  tx: Transaction,
  ticket: { hash: Buffer; userId: number; expiresAt: Date },
): Promise<void> {
  await tx.rows(
    sql`insert into login_tickets (store_id, ticket_hash, user_id, expires_at)
        values (${tx.storeId}, ${ticket.hash}, ${ticket.userId}, ${ticket.expiresAt})`,
  );
}

/** True for a ticket that has not expired and belongs to this user. */
export async function isGoodTicket(
  tx: Transaction,
  ticket: { hash: Buffer; userId: number },
  now: number,
): Promise<boolean> {
  const good = await tx.maybeRow(
    sql`select user_id from login_tickets
        where store_id = ${tx.storeId} and ticket_hash = ${ticket.hash} and user_id = ${ticket.userId}
          and used_at is null and expires_at > ${new Date(now)}`,
  );
  return good !== null;
}

/** Consumes a ticket that has not expired and belongs to this user. Returns true for exactly one caller. */
export async function useTicket(
  tx: Transaction,
  ticket: { hash: Buffer; userId: number },
  now: number,
): Promise<boolean> {
  const used = await tx.maybeRow(
    sql`update login_tickets set used_at = ${new Date(now)}
        where store_id = ${tx.storeId} and ticket_hash = ${ticket.hash} and user_id = ${ticket.userId}
          and used_at is null and expires_at > ${new Date(now)}
        returning user_id`,
  );
  return used !== null;
}

/** Revokes a user's remaining tickets. */
export async function voidTicketsOfUser(tx: Transaction, userId: number, now: number): Promise<void> {
  await tx.rows(
    sql`update login_tickets set used_at = ${new Date(now)}
        where store_id = ${tx.storeId} and user_id = ${userId} and used_at is null`,
  );
}
