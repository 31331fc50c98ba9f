import { grantsOf, type Role } from './permissions.ts';

/** The facts that determine if a user can manage a store. */
export interface PersonStatus {
  userId: number;
  isActive: boolean;
  roles: readonly Role[];
}

/**
 * True when an administrator remains after `userId` loses access. A store without an administrator could
 * never give anyone access again.
 */
export function leavesAnAdministrator(people: readonly PersonStatus[], userId: number): boolean {
  return people.some(
    (each) => each.userId !== userId && each.isActive && grantsOf(each.roles).includes('users.manage'),
  );
}
