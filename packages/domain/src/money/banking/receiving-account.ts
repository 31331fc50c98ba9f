/** Ways to enter an account: bank data, or a Pix key. */
export const ACCOUNT_WAYS = ['manual', 'key'] as const;
export type AccountWay = (typeof ACCOUNT_WAYS)[number];

/** Current account (`CC`) or savings (`CP`). */
export const ACCOUNT_TYPES = ['current', 'savings'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/**
 * Waiting time before a new account becomes active, if the store requires one. Without it the account is active
 * immediately.
 */
export const CHANGE_WAIT_MS = 24 * 3_600_000;

/** Maximum lengths of an account's fields. */
export const ACCOUNT_LIMITS = { label: 60, branch: 4, branchDigit: 1, account: 20, key: 77 } as const;

/**
 * The setting that decides whether changes of the receiving account must wait. `offAt`: when this requirement
 * ends (epoch ms); null: no end
 * planned. Switching the requirement off takes as long as the wait, so that a thief cannot avoid the wait.
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
export function requestWait(wait: ChangeWait, isOn: boolean, now: number): ChangeWait {
  if (isOn) return { isOn: true, offAt: null };
  if (!waits(wait, now)) return { isOn: false, offAt: null };
  return { isOn: true, offAt: wait.offAt ?? now + CHANGE_WAIT_MS };
}

/**
 * When an account becomes active (epoch ms); null: immediately. The first account never waits, because there are no
 * payments to redirect.
 */
export function activeFrom(wait: ChangeWait, hasActive: boolean, now: number): number | null {
  return hasActive && waits(wait, now) ? now + CHANGE_WAIT_MS : null;
}
