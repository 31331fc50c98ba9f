import { type ProviderRole, providerGrantsOf } from './permissions.ts';

/** What decides whether somebody can let others of the provider in. */
export interface ProviderStanding {
  personId: number;
  role: ProviderRole;
  isActive: boolean;
}

/** Whether the provider is left with somebody who manages its people once `personId` no longer does. */
export function leavesAProviderAdmin(people: readonly ProviderStanding[], personId: number): boolean {
  return people.some(
    (each) =>
      each.personId !== personId && each.isActive && providerGrantsOf(each.role).includes('team.manage'),
  );
}
