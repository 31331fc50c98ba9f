import type { ProviderRole } from '@comanda/domain/people/provider/permissions';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** A person of the provider, for the team's list and commands. */
export interface StoredProviderPerson {
  personId: number;
  name: string;
  login: string;
  email: string | null;
  role: ProviderRole;
  isActive: boolean;
  hasPassword: boolean;
  hasFactor: boolean;
  lastSeenAt: number | null;
  version: number;
  changedAt: number;
  changedBy: string | null;
}

/** Placeholder that no password matches. A person who was added without a password chooses one with a link. */
export const NO_PASSWORD = 'none';

/** Locks all rows of the team, so that two people cannot block each other at the same time. */
export async function holdTeam(tx: Transaction): Promise<void> {
  await tx.rows(sql`select 1 from provider_people order by person_id for update`);
}

/** All people of the team by name, blocked people last. */
export function listStoredTeam(tx: Transaction): Promise<StoredProviderPerson[]> {
  return tx.rows(sql`
    select p.person_id as "personId", p.name, p.username as login, p.email, p.role, p.is_active as "isActive",
           p.password_hash <> ${NO_PASSWORD} as "hasPassword", p.factor_secret is not null as "hasFactor",
           (select max(s.last_seen_at) from provider_sessions s where s.person_id = p.person_id) as "lastSeenAt",
           p.version, p.changed_at as "changedAt", p.changed_by as "changedBy"
      from provider_people p order by not p.is_active, lower(p.name), p.person_id`);
}

/** True when another person has one of these names, as user name or e-mail. */
export async function isLoginTaken(
  tx: Transaction,
  names: readonly (string | null)[],
  exceptPersonId: number | null,
): Promise<boolean> {
  const wanted = names.flatMap((name) => name?.toLowerCase() ?? []);
  const found = await tx.rows(sql`
    select 1 from provider_people
     where (lower(username) = any(${wanted}) or lower(email) = any(${wanted}))
       and person_id is distinct from ${exceptPersonId}`);
  return found.length > 0;
}

export interface NewProviderPerson {
  name: string;
  login: string;
  email: string | null;
  role: ProviderRole;
}

/** Adds a person and returns the number. Fails with the database's unique violation when a name is taken. */
export async function insertProviderPerson(
  tx: Transaction,
  person: NewProviderPerson & { passwordHash: string; isDemo: boolean },
  by: { operator: string; now: number },
): Promise<number> {
  const now = new Date(by.now);
  const row = await tx.maybeRow<{ personId: number }>(sql`
    insert into provider_people (name, username, email, role, password_hash, is_demo, changed_at, changed_by, created_at)
    values (${person.name}, ${person.login}, ${person.email}, ${person.role}, ${person.passwordHash}, ${person.isDemo},
            ${now}, ${by.operator}, ${now})
    returning person_id as "personId"`);
  if (row === null) throw new Error('nobody was put in');
  return row.personId;
}

/** Saves a person with the next version and the author of the change. */
export async function updateProviderPerson(
  tx: Transaction,
  personId: number,
  fields: { name: string; email: string | null; role: ProviderRole; isActive: boolean },
  by: { operator: string; now: number },
): Promise<void> {
  await tx.rows(sql`
    update provider_people
       set name = ${fields.name}, email = ${fields.email}, role = ${fields.role}, is_active = ${fields.isActive},
           version = version + 1, changed_at = ${new Date(by.now)}, changed_by = ${by.operator}
     where person_id = ${personId}`);
}

/** Sets or removes the link of a person. */
export async function setProviderLink(
  tx: Transaction,
  personId: number,
  link: { hash: Buffer; expiresAt: number } | null,
): Promise<void> {
  await tx.rows(sql`
    update provider_people
       set link_hash = ${link?.hash ?? null}, link_expires_at = ${link === null ? null : new Date(link.expiresAt)}
     where person_id = ${personId}`);
}

/** Deletes the second factor. The person must then set up another one at the next login. */
export async function clearProviderFactor(tx: Transaction, personId: number): Promise<void> {
  await tx.rows(sql`
    update provider_people set factor_secret = null, recovery_hashes = '{}' where person_id = ${personId}`);
}

/** Ends a person's sessions, except the given one. Returns their number. */
export async function endProviderSessions(
  tx: Transaction,
  personId: number,
  now: number,
  exceptSessionId: string | null = null,
): Promise<number> {
  const ended = await tx.rows(sql`
    update provider_sessions set revoked_at = ${new Date(now)}
     where person_id = ${personId} and revoked_at is null and session_id is distinct from ${exceptSessionId}
    returning 1`);
  return ended.length;
}
