import { FORMER_TOKEN_MS } from '@comanda/domain/people/access/proof';
import type { ProviderRole } from '@comanda/domain/people/provider/permissions';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';

/** A session of the console ends when it is unused for this long. */
export const PROVIDER_IDLE_MS = 3_600_000;
/** A session ends this long after the login, even when it is used: about a working day. */
export const PROVIDER_SESSION_SECONDS = 12 * 3_600;

export interface ProviderSessionRow {
  sessionId: string;
  personId: number;
  name: string;
  login: string;
  role: ProviderRole;
  mustSetUpFactor: boolean;
  lastSeenAt: number;
  provenAt: number | null;
}

/** The session of a person who is not blocked, valid at `now`; null when there is none. */
export async function findLivingProviderSession(
  system: Database,
  tokenHash: Buffer,
  now: number,
): Promise<ProviderSessionRow | null> {
  const byToken = (named: Query) =>
    system.directory<ProviderSessionRow>(sql`
    select s.session_id as "sessionId", s.person_id as "personId", p.name, p.username as login, p.role,
           p.factor_secret is null and not p.is_demo as "mustSetUpFactor", s.last_seen_at as "lastSeenAt",
           s.proven_at as "provenAt"
      from provider_sessions s join provider_people p using (person_id)
     where ${named} and s.revoked_at is null and s.expires_at > ${new Date(now)}
       and s.last_seen_at > ${new Date(now - PROVIDER_IDLE_MS)} and p.is_active`);
  const [row] = await byToken(sql`s.token_hash = ${tokenHash}`);
  if (row !== undefined) return row;
  const [former] = await byToken(sql`s.former_hash = ${tokenHash} and s.former_until > ${new Date(now)}`);
  return former ?? null;
}

/** Replaces the session's token. Returns false when the given token is not the current one. */
export async function renewProviderToken(
  system: Database,
  { tokenHash, nextHash }: { tokenHash: Buffer; nextHash: Buffer },
  now: number,
): Promise<boolean> {
  const renewed = await system.directory(sql`
    update provider_sessions
       set token_hash = ${nextHash}, former_hash = ${tokenHash}, former_until = ${new Date(now + FORMER_TOKEN_MS)}
     where token_hash = ${tokenHash} and revoked_at is null returning 1`);
  return renewed.length > 0;
}

/** Records the last use (epoch ms). */
export async function touchProviderSession(system: Database, tokenHash: Buffer, now: number): Promise<void> {
  await system.directory(sql`
    update provider_sessions set last_seen_at = ${new Date(now)} where token_hash = ${tokenHash}`);
}

/**
 * Saves that the password was typed in this session at `now` (epoch ms), which allows sensitive calls for a
 * while.
 */
export async function saveProviderProof(system: Database, sessionId: string, now: number): Promise<void> {
  await system.directory(sql`
    update provider_sessions set proven_at = ${new Date(now)}
     where session_id = ${sessionId} and revoked_at is null`);
}

/**
 * Inserts a session that begins now (epoch ms), after its person's login was checked. Returns false when the
 * person was blocked meanwhile, or `passwordHash` is not the current hash.
 */
export async function insertProviderSession(
  system: Database,
  session: { tokenHash: Buffer; sessionId: string; personId: number; passwordHash: string; address: string },
  now: number,
): Promise<boolean> {
  const expiresAt = new Date(now + PROVIDER_SESSION_SECONDS * 1000);
  const begun = await system.directory(sql`
    insert into provider_sessions (token_hash, session_id, person_id, address, created_at, last_seen_at, expires_at,
                                   proven_at)
    select ${session.tokenHash}, ${session.sessionId}, person_id, ${session.address}, ${new Date(now)},
           ${new Date(now)}, ${expiresAt}, ${new Date(now)}
      from provider_people
     where person_id = ${session.personId} and is_active and password_hash = ${session.passwordHash}
       for share
    returning 1`);
  return begun.length > 0;
}

/** Ends one session; null when it had ended or is unknown. */
export async function revokeProviderSession(
  system: Database,
  tokenHash: Buffer,
  now: number,
): Promise<{ sessionId: string; personId: number } | null> {
  const [ended] = await system.directory<{ sessionId: string; personId: number }>(sql`
    update provider_sessions set revoked_at = ${new Date(now)}
     where token_hash = ${tokenHash} and revoked_at is null
    returning session_id as "sessionId", person_id as "personId"`);
  return ended ?? null;
}
