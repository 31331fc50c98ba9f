/** By the bank's data, or by a Pix key. */
export const ACCOUNT_WAYS = ['manual', 'key'] as const;
export type AccountWay = (typeof ACCOUNT_WAYS)[number];

/** Current account (`CC`) or savings (`CP`). */
export const ACCOUNT_TYPES = ['current', 'savings'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** An account becomes the active one at once, or a day later where the store wishes so. */
export const CHANGE_WAIT_MS = 24 * 3_600_000;

/** Characters of an account's fields. */
export const ACCOUNT_LIMITS = { label: 60, branch: 4, branchDigit: 1, account: 20, key: 77 } as const;

/** Whether changes wait: `off` is when the wish ends (epoch ms); null: it stays. Ending it takes as long as it would make others wait. */
export interface ChangeWait {
  isOn: boolean;
  offAt: number | null;
}

/** True when an account that is activated `now` has to wait. */
export function waits({ isOn, offAt }: ChangeWait, now: number): boolean {
  return isOn && (offAt === null || now < offAt);
}

/** The wish after somebody said `isOn` at `now`. */
export function wishWait(wait: ChangeWait, isOn: boolean, now: number): ChangeWait {
  if (isOn) return { isOn: true, offAt: null };
  if (!waits(wait, now)) return { isOn: false, offAt: null };
  return { isOn: true, offAt: wait.offAt ?? now + CHANGE_WAIT_MS };
}

/**
 * When an account becomes the active one (epoch ms); null: at once. The first account has nothing to protect: nothing is paid
 * anywhere before it.
 */
export function activeFrom(wait: ChangeWait, hasActive: boolean, now: number): number | null {
  return hasActive && waits(wait, now) ? now + CHANGE_WAIT_MS : null;
}
