import { operationalDayStart } from '../time/operational-day.ts';
import { can, type Granted, type Permission, type Role } from './permissions.ts';

const DAY_MS = 24 * 3_600_000;
/** How long administrators have to set one up once their store demands it, at least. */
const GRACE_MS = 7 * DAY_MS;

/**
 * From when on a second factor is needed that is demanded `now`, in epoch milliseconds: a week, and then the end of that working day.
 * Whoever demands it on a Friday at eight shuts nobody out on a Friday at eight.
 */
export function demandHoldsFrom(timeZone: string, now: number): number {
  return operationalDayStart(timeZone, now + GRACE_MS + DAY_MS);
}

/** What a demand is judged by. */
export interface FactorFacts {
  roles: readonly Role[];
  hasSecondFactor: boolean;
  /** From when the store's administrators need one, in epoch milliseconds; null: it is their choice. */
  demandedFrom: number | null;
}

/** Until when somebody without a second factor has to set one up; null: nobody asks them to. */
export function secondFactorDueAt({ roles, hasSecondFactor, demandedFrom }: FactorFacts): number | null {
  return hasSecondFactor || !roles.includes('admin') ? null : demandedFrom;
}

/** What is left of a session whose owner has to set up a second factor first: their own account, and the name of the store. */
const TO_SET_UP: readonly Permission[] = ['account.use', 'store.read'];

/** What somebody is granted at `now`, once a second factor is due. */
export function narrowedByDemand(permissions: Permission[], dueAt: number | null, now: number): Permission[] {
  return dueAt === null || now < dueAt
    ? permissions
    : permissions.filter((permission) => TO_SET_UP.includes(permission));
}

/** Whether somebody can do nothing but set up their second factor: all others who have an account read orders. */
export function mustSetUpSecondFactor(who: Granted): boolean {
  return can(who, 'account.use') && !can(who, 'orders.read');
}
