import { FORMER_TOKEN_MS } from '@comanda/domain/people/access/proof';
import { prepared, type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { DEMANDED_FROM } from '../second-factor/demanded-from.ts';

/** A session that is unused for this long ends. */
export const IDLE_MS = 12 * 3_600_000;
/** A session ends this long after its login, even when it is used. */
export const SESSION_LIFE_SECONDS = 30 * 24 * 3_600;

export interface SessionRow {
  session_id: string;
  user_id: number;
  user_name: string;
  roles: string[];
  /** Permissions that the store grants its operators; null before the first change. */
  granted: string[] | null;
  has_factor: boolean;
  /** The store's administrators must have a second factor from this time on; null when the store requires none. */
  factor_from: number | null;
  last_seen_at: number;
}

/** Names a session by its token, by the previous token shortly after a proof, or by its id. */
export type NamedSession = { tokenHash: Buffer } | { formerHash: Buffer } | { sessionId: string };

/** The session of an active user that is valid at `now`; null when there is none. */
export function findLivingSession(
  tx: Transaction,
  named: NamedSession,
  now: number,
): Promise<SessionRow | null> {
  const living = (which: Query) => sql`
    select s.session_id, s.user_id, u.name as user_name, u.roles, g.granted, s.last_seen_at,
           f.enabled_at is not null as has_factor, ${DEMANDED_FROM} as factor_from
      from sessions s join users u on u.store_id = ${tx.storeId} and u.user_id = s.user_id
      left join operator_grants g on g.store_id = ${tx.storeId}
      left join second_factors f on f.store_id = ${tx.storeId} and f.user_id = s.user_id
      left join second_factor_demands d on d.store_id = ${tx.storeId}
     where s.store_id = ${tx.storeId} and ${which} and s.revoked_at is null
       and s.expires_at > ${new Date(now)} and s.last_seen_at > ${new Date(now - IDLE_MS)}
       and u.is_active`;
  if ('tokenHash' in named)
    return tx.maybeRow<SessionRow>(
      prepared('access.find-living-session', living(sql`s.token_hash = ${named.tokenHash}`)),
    );
  return tx.maybeRow<SessionRow>(
    'sessionId' in named
      ? living(sql`s.session_id = ${named.sessionId}`)
      : living(sql`s.former_hash = ${named.formerHash} and s.former_until > ${new Date(now)}`),
  );
}

/** Replaces the session's token. Returns false when the given token is not the current one. */
export async function renewToken(
  tx: Transaction,
  { tokenHash, nextHash }: { tokenHash: Buffer; nextHash: Buffer },
  now: number,
): Promise<boolean> {
  const renewed = await tx.maybeRow(sql`
    update sessions set token_hash = ${nextHash}, former_hash = ${tokenHash}, former_until = ${new Date(now + FORMER_TOKEN_MS)}
     where store_id = ${tx.storeId} and token_hash = ${tokenHash} and revoked_at is null returning 1`);
  return renewed !== null;
}

export async function touchSession(tx: Transaction, sessionId: string, now: number): Promise<void> {
  await tx.rows(
    sql`update sessions set last_seen_at = ${new Date(now)}
        where store_id = ${tx.storeId} and session_id = ${sessionId}`,
  );
}

export async function insertSession(
  tx: Transaction,
  session: {
    tokenHash: Buffer;
    sessionId: string;
    userId: number;
    provenAt: number | null;
    device: string;
    place: string;
  },
  now: number,
): Promise<void> {
  await tx.rows(
    sql`insert into sessions (store_id, token_hash, session_id, user_id, created_at, last_seen_at, expires_at,
                              proven_at, device, place)
        values (${tx.storeId}, ${session.tokenHash}, ${session.sessionId}, ${session.userId}, ${new Date(now)},
                ${new Date(now)}, ${new Date(now + SESSION_LIFE_SECONDS * 1000)},
                ${session.provenAt === null ? null : new Date(session.provenAt)}, ${session.device}, ${session.place})`,
  );
}

/** When the password was last typed in this session (epoch ms); null when it never was. */
export async function findProof(tx: Transaction, sessionId: string): Promise<number | null> {
  const row = await tx.maybeRow<{ proven_at: number | null }>(
    sql`select proven_at from sessions where store_id = ${tx.storeId} and session_id = ${sessionId}`,
  );
  return row?.proven_at ?? null;
}

/**
 * Saves that the password was typed in this session at `now` (epoch ms), which allows sensitive calls for a
 * while.
 */
export async function saveProof(tx: Transaction, sessionId: string, now: number): Promise<void> {
  await tx.rows(
    sql`update sessions set proven_at = ${new Date(now)}
        where store_id = ${tx.storeId} and session_id = ${sessionId} and revoked_at is null`,
  );
}

/** Ends one session; null when it had ended or is unknown. */
export async function revokeSession(
  tx: Transaction,
  tokenHash: Buffer,
  now: number,
): Promise<{ session_id: string; user_id: number } | null> {
  const ended = await tx.maybeRow<{ session_id: string; user_id: number }>(
    sql`update sessions set revoked_at = ${new Date(now)}
        where store_id = ${tx.storeId} and token_hash = ${tokenHash} and revoked_at is null
        returning session_id, user_id`,
  );
  if (ended !== null) notifyOfEnded(tx, [ended]);
  return ended;
}

function notifyOfEnded(tx: Transaction, ended: readonly { session_id: string }[]): void {
  for (const { session_id: sessionId } of ended) tx.notify({ kind: 'session-ended', sessionId });
}

/** Ends all sessions of the store. */
export async function revokeSessionsOfStore(tx: Transaction, now: number): Promise<void> {
  const ended = await tx.rows<{ session_id: string }>(sql`
    update sessions set revoked_at = ${new Date(now)} where store_id = ${tx.storeId} and revoked_at is null
    returning session_id`);
  notifyOfEnded(tx, ended);
}

/** Selects sessions of a user; all of them if both fields are omitted. */
export interface WhichSessions {
  only?: string;
  except?: string;
}

/** Ends sessions of a user and returns their ids. */
export async function revokeSessionsOfUser(
  tx: Transaction,
  userId: number,
  now: number,
  { only, except }: WhichSessions = {},
): Promise<string[]> {
  const rows = await tx.rows<{ session_id: string }>(
    sql`update sessions set revoked_at = ${new Date(now)}
        where store_id = ${tx.storeId} and user_id = ${userId} and revoked_at is null
          and session_id = coalesce(${only ?? null}::uuid, session_id)
          and session_id is distinct from ${except ?? null}::uuid
        returning session_id`,
  );
  notifyOfEnded(tx, rows);
  return rows.map((row) => row.session_id);
}
