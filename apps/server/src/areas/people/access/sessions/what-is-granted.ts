import {
  FIRST_GRANTS,
  grantsOf,
  type Permission,
  type Role,
} from '@comanda/domain/people/access/permissions';
import { narrowedByDemand, secondFactorDueAt } from '@comanda/domain/people/access/second-factor';
import type { Logger } from '../../../../platform/log.ts';
import { knownRoles } from './known-roles.ts';

/** Facts that decide permissions, see `FactorFacts`. */
interface PersonFacts {
  roles: readonly string[];
  granted: readonly string[] | null;
  has_factor: boolean;
  factor_from: number | null;
}

/**
 * The permissions of a user, by roles and the store's grants for operators (null before the first change). They are
 * restricted while a second factor is overdue. Logins and all calls use this function. Null when the user has no known
 * role and cannot log in.
 */
export function whatIsGranted(
  person: PersonFacts,
  { log, now }: { log: Logger; now: number },
): { roles: Role[]; permissions: Permission[] } | null {
  const roles = knownRoles(person.roles, log);
  if (roles.length === 0) return null;
  const { has_factor: hasSecondFactor, factor_from: demandedFrom } = person;
  const dueAt = secondFactorDueAt({ roles, hasSecondFactor, demandedFrom });
  const permissions = grantsOf(roles, person.granted ?? FIRST_GRANTS);
  return { roles, permissions: narrowedByDemand(permissions, dueAt, now) };
}
