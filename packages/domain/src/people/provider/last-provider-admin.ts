import { type ProviderRole, providerGrantsOf } from './permissions.ts';

/** The facts that determine if a person can manage the provider's logins. */
export interface ProviderPersonStatus {
  personId: number;
  role: ProviderRole;
  isActive: boolean;
}

/** True when the provider has an administrator left after `personId` loses the role. */
export function leavesAProviderAdmin(people: readonly ProviderPersonStatus[], personId: number): boolean {
  return people.some(
    (each) =>
      each.personId !== personId && each.isActive && providerGrantsOf(each.role).includes('team.manage'),
  );
}
