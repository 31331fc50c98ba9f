import type { Client } from 'pg';
import { appRole, derivedPassword, systemRole } from './database-urls.ts';
import { scramVerifier } from './scram-verifier.ts';

/** The roles of requests and jobs. They have only the rights that migrations grant. */
export const workingRoles = [appRole, systemRole] as const;

/**
 * Creates missing working roles, without rights. `setPasswords`: sets passwords that are derived from the
 * owner's. Needs a superuser, or an owner with CREATEROLE; otherwise an administrator must create the roles
 * first.
 */
export async function ensureWorkingRoles(
  client: Client,
  ownerUrl: string,
  setPasswords: boolean,
): Promise<void> {
  const existing = await client.query<{ rolname: string; is_safe: boolean }>(
    `SELECT rolname, NOT (rolsuper OR rolbypassrls OR rolcreatedb OR rolcreaterole) AND rolcanlogin AS is_safe
       FROM pg_roles WHERE rolname = ANY ($1)`,
    [workingRoles],
  );
  for (const role of workingRoles) {
    const found = existing.rows.find((row) => row.rolname === role);
    const name = client.escapeIdentifier(role);
    if (found === undefined) await createRole(client, name);
    else if (!found.is_safe) {
      await client.query(`ALTER ROLE ${name} LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE`);
    }
    const password = setPasswords ? derivedPassword(ownerUrl, role) : undefined;
    if (password !== undefined) {
      await client.query(`ALTER ROLE ${name} PASSWORD ${client.escapeLiteral(scramVerifier(password))}`);
    }
  }
}

/**
 * Lets a database owner without superuser rights see and change the rows of all stores, like
 * `comanda_system`. Otherwise a migration would silently skip all rows, because row-level security also
 * applies to the owner. Returns null. If the owner may not grant this: the SQL for an administrator.
 */
export async function grantOwnerBypass(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ isThrough: boolean; owner: string }>(
    `SELECT pg_has_role(current_user, $1, 'USAGE') AS "isThrough", current_user::text AS owner`,
    [systemRole],
  );
  const [state] = rows;
  if (state === undefined || state.isThrough) return null;
  const grant = `GRANT ${systemRole} TO ${client.escapeIdentifier(state.owner)}`;
  try {
    await client.query(grant);
    return null;
  } catch (error) {
    // 42501 means missing rights: another user has created the roles.
    if (error instanceof Error && 'code' in error && error.code === '42501') return grant;
    throw error;
  }
}

async function createRole(client: Client, name: string): Promise<void> {
  try {
    await client.query(`CREATE ROLE ${name} LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE`);
  } catch (error) {
    // Ignores existing roles: they belong to the whole PostgreSQL server, and a migration of another database
    // may have created them.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== '42710' && code !== '23505') throw error;
  }
}
