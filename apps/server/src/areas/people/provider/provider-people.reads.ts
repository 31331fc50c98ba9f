import type { ProviderRole } from '@comanda/domain/people/provider/permissions';
import { sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';

/** A person of the provider, with all data that a login checks. */
export interface ProviderAccount {
  personId: number;
  name: string;
  login: string;
  role: ProviderRole;
  passwordHash: string;
  isActive: boolean;
  /** True for an account of the demonstration. This account needs no second factor. */
  isDemo: boolean;
  /** The encrypted secret; null before the setup. */
  factorSecret: Buffer | null;
  lastStep: number;
}

/** Normalizes a login for comparison: user name or e-mail, trimmed, lower case. */
export function providerLoginName(login: string): string {
  return login.trim().toLowerCase();
}

const ACCOUNT = sql`person_id as "personId", name, username as login, role, password_hash as "passwordHash",
           is_active as "isActive", is_demo as "isDemo", factor_secret as "factorSecret",
           factor_last_step as "lastStep"`;

/** True when the team has or had a person. */
export async function isTeamThere(system: Database): Promise<boolean> {
  return (await system.directory(sql`select from provider_people limit 1`)).length > 0;
}

/** The person with this number; null when the team has no such person. */
export async function findAccountOfPerson(
  system: Database,
  personId: number,
): Promise<ProviderAccount | null> {
  const [account] = await system.directory<ProviderAccount>(sql`
    select ${ACCOUNT} from provider_people where person_id = ${personId}`);
  return account ?? null;
}

/** The person with this user name or e-mail; null for an unknown name. */
export async function findProviderAccount(system: Database, login: string): Promise<ProviderAccount | null> {
  const name = providerLoginName(login);
  const [account] = await system.directory<ProviderAccount>(sql`
    select ${ACCOUNT} from provider_people where lower(username) = ${name} or lower(email) = ${name}
     order by lower(username) = ${name} desc limit 1`);
  return account ?? null;
}
