/** An account is given by bank data or by a Pix key. */
export const ACCOUNT_WAYS = ['manual', 'key'] as const;
export type AccountWay = (typeof ACCOUNT_WAYS)[number];

/** Current account (`CC`) or savings (`CP`). */
export const ACCOUNT_TYPES = ['current', 'savings'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** An account becomes active at once, or after this time if the store requires it. */
export const CHANGE_WAIT_MS = 24 * 3_600_000;

/** Maximum lengths of an account's fields. */
export const ACCOUNT_LIMITS = { label: 60, branch: 4, branchDigit: 1, account: 20, key: 77 } as const;

/**
 * Whether changes wait. `offAt`: when the waiting period ends (epoch ms); null: it stays on. Switching it off
 * takes as long as the waiting period itself.
 */
export interface ChangeWait {
  isOn: boolean;
  offAt: number | null;
}

/** True when an account activated `now` has to wait. */
export function waits({ isOn, offAt }: ChangeWait, now: number): boolean {
  return isOn && (offAt === null || now < offAt);
}

/** The setting after a user requests `isOn` at `now`. */
export function wishWait(wait: ChangeWait, isOn: boolean, now: number): ChangeWait {
  if (isOn) return { isOn: true, offAt: null };
  if (!waits(wait, now)) return { isOn: false, offAt: null };
  return { isOn: true, offAt: wait.offAt ?? now + CHANGE_WAIT_MS };
}

/**
 * When an account becomes active (epoch ms); null: at once. The first account never waits, because no payments can
 * be redirected.
 */
export function activeFrom(wait: ChangeWait, hasActive: boolean, now: number): number | null {
  return hasActive && waits(wait, now) ? now + CHANGE_WAIT_MS : null;
}
