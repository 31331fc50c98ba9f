import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ProviderRole } from '@comanda/domain/people/provider/permissions';
import { runStatement } from '../run-statement.ts';
import type { World } from '../running/world.ts';
import { TEST_PASSWORD_HASH } from '../stores.ts';

export interface TestProviderPerson {
  personId: number;
  /** Login of the new user. The password is the same for all test users. */
  login: string;
}

/** Creates a user of the provider in the database. Each user gets a different login. */
export async function createProviderPerson(
  ownerUrl: string,
  role: ProviderRole,
): Promise<TestProviderPerson> {
  const login = `equipe.${role}.${randomUUID().slice(0, 8)}`;
  const { rows } = await runStatement(
    ownerUrl,
    `insert into provider_people (name, username, role, password_hash, is_demo, changed_at, created_at)
     values ($1, $2, $3, $4, true, now(), now()) returning person_id as "personId"`,
    [`Equipe ${role}`, login, role, TEST_PASSWORD_HASH],
  );
  const [row] = rows as { personId: number }[];
  if (row === undefined) throw new Error('nobody was put in');
  return { ...row, login };
}

/** Begins a session of the user at `now`, for three hours. Returns its token, for the cookie `pid`. */
export async function createProviderSession(
  ownerUrl: string,
  { personId }: TestProviderPerson,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await runStatement(
    ownerUrl,
    `insert into provider_sessions (token_hash, session_id, person_id, address, created_at, last_seen_at, expires_at,
                                    proven_at)
     values ($1, $2, $3, '127.0.0.1', to_timestamp($4), to_timestamp($4), to_timestamp($4 + 10800), to_timestamp($4))`,
    [createHash('sha256').update(token).digest(), randomUUID(), personId, now / 1000],
  );
  return token;
}

/** Creates a user of the provider and logs the user in to the console. Returns the headers for calls. */
export async function providerHeaders(
  { urls }: Pick<World, 'urls'>,
  role: ProviderRole,
): Promise<Record<string, string>> {
  const person = await createProviderPerson(urls.owner, role);
  const token = await createProviderSession(urls.owner, person, Date.now());
  return { cookie: `pid=${token}`, platform: 'merchantWebv1' };
}
