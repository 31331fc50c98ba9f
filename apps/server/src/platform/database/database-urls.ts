import { createHmac } from 'node:crypto';

/** Role of requests. Row-level security limits it to one store. */
export const appRole = 'comanda_app';
/** Role of background work. This role sees rows of all stores where a row-level security policy allows it. */
export const systemRole = 'comanda_system';

/** Thrown when the owner's URL has no password. The working roles' passwords are derived from it. */
export class NoPasswordError extends Error {
  override readonly name = 'NoPasswordError';
}

/** Connection strings of the three roles of one database. */
export interface DatabaseUrls {
  /** The role that migrates and provisions. It never serves a request. */
  readonly owner: string;
  readonly app: string;
  readonly system: string;
}

/**
 * Derives the connection strings of both working roles from the owner's URL: same server and database, with the
 * passwords that `migrate` sets. `overrides`: configured URLs. Throws {@link NoPasswordError} when a password must be
 * derived and the owner's URL has none.
 */
export function databaseUrls(
  ownerUrl: string,
  overrides: { app?: string; system?: string } = {},
): DatabaseUrls {
  return {
    owner: ownerUrl,
    app: overrides.app ?? urlOfRole(ownerUrl, appRole),
    system: overrides.system ?? urlOfRole(ownerUrl, systemRole),
  };
}

/**
 * Password of a working role. Computed from the owner's password. `undefined` when the owner has no password
 * (on a PostgreSQL that trusts connections), because any client could then compute it.
 */
export function derivedPassword(ownerUrl: string, role: string): string | undefined {
  const ownerPassword = decodeURIComponent(new URL(ownerUrl).password);
  if (ownerPassword === '') return undefined;
  return createHmac('sha256', ownerPassword).update(role).digest('base64url');
}

/** Makes a URL with the same server and credentials, but another database. */
export function urlOfDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

function urlOfRole(ownerUrl: string, role: string): string {
  const url = new URL(ownerUrl);
  url.username = role;
  const password = derivedPassword(ownerUrl, role);
  if (password === undefined) {
    throw new NoPasswordError(
      `The database URL holds no password to derive that of ${role} from; give the URL of ${role} itself.`,
    );
  }
  url.password = password;
  return url.href;
}
