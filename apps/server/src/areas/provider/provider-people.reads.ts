import type { ProviderRole } from '@comanda/domain/provider/permissions';
import { sql } from '../../platform/database/sql.ts';
import type { Database } from '../../platform/database/transaction.ts';

/** Somebody of the provider, with all that a login decides on. */
export interface ProviderAccount {
  personId: number;
  name: string;
  login: string;
  role: ProviderRole;
  passwordHash: string;
  isActive: boolean;
  /** Of the demonstration: no second factor is asked. */
  isDemo: boolean;
  /** Sealed; null: none is set up yet. */
  factorSecret: Buffer | null;
  lastStep: number;
}

/** The form in which logins are compared: user name or e-mail, trimmed, in small letters. */
export function providerLoginName(login: string): string {
  return login.trim().toLowerCase();
}

const ACCOUNT = sql`person_id as "personId", name, username as login, role, password_hash as "passwordHash",
           is_active as "isActive", is_demo as "isDemo", factor_secret as "factorSecret",
           factor_last_step as "lastStep"`;

/** Whether anybody was ever let into the console. */
export async function isTeamThere(system: Database): Promise<boolean> {
  return (await system.directory(sql`select from provider_people limit 1`)).length > 0;
}

/** Whoever has this number; null: nobody. */
export async function findAccountOfPerson(
  system: Database,
  personId: number,
): Promise<ProviderAccount | null> {
  const [account] = await system.directory<ProviderAccount>(sql`
    select ${ACCOUNT} from provider_people where person_id = ${personId}`);
  return account ?? null;
}

/** Whoever has this user name or e-mail; null for a name that is nobody's. */
export async function findProviderAccount(system: Database, login: string): Promise<ProviderAccount | null> {
  const name = providerLoginName(login);
  const [account] = await system.directory<ProviderAccount>(sql`
    select ${ACCOUNT} from provider_people where lower(username) = ${name} or lower(email) = ${name}
     order by lower(username) = ${name} desc limit 1`);
  return account ?? null;
}
