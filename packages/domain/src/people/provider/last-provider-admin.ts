import { type ProviderRole, providerGrantsOf } from './permissions.ts';

/** The facts that decide whether a person can manage the provider's logins. */
export interface ProviderStanding {
  personId: number;
  role: ProviderRole;
  isActive: boolean;
}

/** True when an administrator of the provider remains after `personId` stops being one. */
export function leavesAProviderAdmin(people: readonly ProviderStanding[], personId: number): boolean {
  return people.some(
    (each) =>
      each.personId !== personId && each.isActive && providerGrantsOf(each.role).includes('team.manage'),
  );
}
