import { FIRST_GRANTS, grantsOf, type Permission, type Role } from '@comanda/domain/access/permissions';
import { narrowedByDemand, secondFactorDueAt } from '@comanda/domain/access/second-factor';
import type { Logger } from '../../../platform/log.ts';
import { knownRoles } from './known-roles.ts';

/** What it is judged by; see `FactorFacts`. */
interface PersonFacts {
  roles: readonly string[];
  granted: readonly string[] | null;
  has_factor: boolean;
  factor_from: number | null;
}

/**
 * What a person may do or see: their roles, and what the store grants its operators (null while it has said nothing); less while a
 * second factor is overdue.
 * The one place that says so, for a login as for every call. Null without a role we know: such a person is not let in.
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
