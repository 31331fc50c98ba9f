import { operationalDayStart } from '../../kit/time/operational-day.ts';
import { can, type Granted, type Permission, type Role } from './permissions.ts';

const DAY_MS = 24 * 3_600_000;
/** Minimum time for administrators to set up a second factor after their store requires it. */
const GRACE_MS = 7 * DAY_MS;

/**
 * When a requirement made `now` takes effect, in epoch milliseconds: a week later, at the end of that working day.
 * A requirement set on a Friday at 20:00 therefore locks no user out on a Friday at 20:00.
 */
export function demandHoldsFrom(timeZone: string, now: number): number {
  return operationalDayStart(timeZone, now + GRACE_MS + DAY_MS);
}

/** The facts that decide whether a second factor is due. */
export interface FactorFacts {
  roles: readonly Role[];
  hasSecondFactor: boolean;
  /** When the store's administrators need one, in epoch milliseconds. Null: optional. */
  demandedFrom: number | null;
}

/** Deadline of a user without a second factor. Null: it is not required. */
export function secondFactorDueAt({ roles, hasSecondFactor, demandedFrom }: FactorFacts): number | null {
  return hasSecondFactor || !roles.includes('admin') ? null : demandedFrom;
}

/** Permissions of a session whose user must set up a second factor first: their own account, and the store's name. */
const TO_SET_UP: readonly Permission[] = ['account.use', 'store.read'];

/** The permissions at `now`, reduced when a second factor is overdue. */
export function narrowedByDemand(permissions: Permission[], dueAt: number | null, now: number): Permission[] {
  return dueAt === null || now < dueAt
    ? permissions
    : permissions.filter((permission) => TO_SET_UP.includes(permission));
}

/** True when a user can only set up their second factor. Any other user with an account can read orders. */
export function mustSetUpSecondFactor(who: Granted): boolean {
  return can(who, 'account.use') && !can(who, 'orders.read');
}
