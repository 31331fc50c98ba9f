import { grantsOf, type Role } from './permissions.ts';

/** What decides whether somebody can run a store. */
export interface Standing {
  userId: number;
  isActive: boolean;
  roles: readonly Role[];
}

/**
 * Whether the store is left with somebody who can manage its people once `userId` no longer may. Nobody could let
 * anybody in again otherwise.
 */
export function leavesAnAdministrator(people: readonly Standing[], userId: number): boolean {
  return people.some(
    (each) => each.userId !== userId && each.isActive && grantsOf(each.roles).includes('users.manage'),
  );
}
