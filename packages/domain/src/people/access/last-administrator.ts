import { grantsOf, type Role } from './permissions.ts';

/** The facts that decide whether a user can manage a store. */
export interface Standing {
  userId: number;
  isActive: boolean;
  roles: readonly Role[];
}

/** True when an administrator remains after `userId` loses access. Without one, access could never be granted again. */
export function leavesAnAdministrator(people: readonly Standing[], userId: number): boolean {
  return people.some(
    (each) => each.userId !== userId && each.isActive && grantsOf(each.roles).includes('users.manage'),
  );
}
