import { operationalDayStart } from '../../kit/time/operational-day.ts';
import { can, type Granted, type Permission, type Role } from './permissions.ts';

const DAY_MS = 24 * 3_600_000;
/** Minimum time in ms that administrators have to set up a second factor after the store requires it. */
const GRACE_MS = 7 * DAY_MS;

/**
 * When a requirement made `now` takes effect, in epoch milliseconds: at the end of the operational day a week later.
 * Users are therefore never locked out during working hours.
 */
export function demandHoldsFrom(timeZone: string, now: number): number {
  return operationalDayStart(timeZone, now + GRACE_MS + DAY_MS);
}

/** The facts that determine if and when a user must have a second factor. */
export interface FactorFacts {
  roles: readonly Role[];
  hasSecondFactor: boolean;
  /** When administrators of the store must have a second factor, in epoch milliseconds. Null: optional. */
  demandedFrom: number | null;
}

/** The user's deadline for a second factor. Null if the second factor is not required, or is already set up. */
export function secondFactorDueAt({ roles, hasSecondFactor, demandedFrom }: FactorFacts): number | null {
  return hasSecondFactor || !roles.includes('admin') ? null : demandedFrom;
}

/**
 * Permissions while a user must set up a second factor first: access to the own account, and to the store's
 * name.
 */
const TO_SET_UP: readonly Permission[] = ['account.use', 'store.read'];

/** The permissions at `now`, restricted when a second factor is overdue. */
export function narrowedByDemand(permissions: Permission[], dueAt: number | null, now: number): Permission[] {
  return dueAt === null || now < dueAt
    ? permissions
    : permissions.filter((permission) => TO_SET_UP.includes(permission));
}

/**
 * True when a user can only set up a second factor. Recognised by the missing permission to read orders,
 * which all other users have.
 */
export function mustSetUpSecondFactor(who: Granted): boolean {
  return can(who, 'account.use') && !can(who, 'orders.read');
}
