import { ROLES, type Role, roleFromName } from '@comanda/domain/people/access/permissions';
import type { Logger } from '../../../../platform/log.ts';

const reported = new Set<string>();

/** The known roles in a list of names. An unknown name grants nothing and is logged once. */
export function knownRoles(names: readonly string[], log: Logger): Role[] {
  for (const name of names) {
    if (roleFromName(name) !== null || reported.has(name)) continue;
    reported.add(name);
    log.warn({ role: name }, 'a user has an unknown role; it grants nothing');
  }
  const known = new Set(names.map(roleFromName));
  return ROLES.filter((role) => known.has(role));
}
