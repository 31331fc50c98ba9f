import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user a PostgreSQL process runs as. */
export interface RunIdentity {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. When we are root, it runs as an existing user: the owner of the cluster,
 * or `postgres`, or `nobody`. `undefined` when we are not root, because PostgreSQL then runs as our own user.
 */
export function chooseRunIdentity(clusterDir: string): RunIdentity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(clusterDir)) {
    const { uid, gid } = statSync(clusterDir);
    if (uid !== 0) return { uid, gid };
  }
  const passwd = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  return findUser(passwd, 'postgres') ?? findUser(passwd, 'nobody') ?? { uid: 65534, gid: 65534 };
}

/** The ids of a user in the text of /etc/passwd; root is ignored. */
export function findUser(passwd: string, name: string): RunIdentity | undefined {
  for (const line of passwd.split('\n')) {
    const [user, , uidText, gidText] = line.split(':');
    const uid = Number(uidText);
    const gid = Number(gidText);
    if (user === name && Number.isInteger(uid) && Number.isInteger(gid) && uid > 0) return { uid, gid };
  }
  return undefined;
}

/**
 * True when the user can reach `path`: the user may enter all folders above it, and `path` itself if it is a
 * folder.
 */
export function canReach(identity: RunIdentity | undefined, path: string): boolean {
  if (identity === undefined) return true;
  for (let current = path; ; current = dirname(current)) {
    const stat = statSync(current);
    if (stat.isDirectory()) {
      const bits = stat.uid === identity.uid ? 0o100 : stat.gid === identity.gid ? 0o010 : 0o001;
      if ((stat.mode & bits) === 0) return false;
    }
    if (current === dirname(current)) return true;
  }
}

/**
 * A folder below /var/lib, for files that cannot be in a home folder which others cannot enter. The same
 * `dataDir` always gives the same folder.
 */
export function openPlaceFor(dataDir: string): string {
  return `/var/lib/comanda-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
}

/** True when the name exists, also as a broken symbolic link. */
export function isNameTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
