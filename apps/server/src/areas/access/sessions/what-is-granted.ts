import { FIRST_GRANTS, grantsOf, type Permission, type Role } from '@comanda/domain/access/permissions';
import type { Logger } from '../../../platform/log.ts';
import { knownRoles } from './known-roles.ts';

/**
 * What a person may do or see: their roles, and what the store grants its operators (null while it has said nothing).
 * The one place that says so, for a login as for every call. Null without a role we know: such a person is not let in.
 */
export function whatIsGranted(
  person: { roles: readonly string[]; granted: readonly string[] | null },
  log: Logger,
): { roles: Role[]; permissions: Permission[] } | null {
  const roles = knownRoles(person.roles, log);
  if (roles.length === 0) return null;
  return { roles, permissions: grantsOf(roles, person.granted ?? FIRST_GRANTS) };
}
