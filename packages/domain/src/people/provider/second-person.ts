/**
 * After another person changed a login, its owner cannot decide for this long. Everyone who gets the notice has
 * time to act.
 */
export const SETTLING_MS = 24 * 3_600_000;

/**
 * Changes of a login by another person. 'own-password' is the owner's: a new password confirmed with the current
 * one.
 */
export const LOGIN_CHANGES = [
  'added',
  'email',
  'role',
  'factor',
  'password',
  'reactivated',
  'own-password',
] as const;
export type LoginChangeKind = (typeof LOGIN_CHANGES)[number];

/** One change of a login of the provider's team. */
export interface LoginChange {
  /** The changed login. */
  login: string;
  what: LoginChangeKind;
  /** The login that made the change. At a terminal it is the account of the machine. */
  by: string;
  isAtTerminal: boolean;
  /** Epoch milliseconds. */
  at: number;
}

export type SecondPersonFault = 'same-person' | 'fresh-login' | 'same-hand';

interface Pair {
  /** Logins. */
  askedBy: string;
  decider: string;
  /** Epoch milliseconds. */
  askedAt: number;
  now: number;
  /** All changes of both logins, and of the logins that made them. */
  changes: readonly LoginChange[];
}

/**
 * Why `decider` may not decide a request of `askedBy`; null when allowed. A login that another person changed
 * counts as that person's. This ends when its owner chose a new password and {@link SETTLING_MS} have passed.
 * Earlier requests stay undecidable between the two.
 */
export function faultOfSecondPerson({
  askedBy,
  decider,
  askedAt,
  now,
  changes,
}: Pair): SecondPersonFault | null {
  if (askedBy === decider) return 'same-person';
  if (isFresh(decider, changes, now)) return 'fresh-login';
  const hands = handsOf(askedBy, changes, askedAt);
  return handsOf(decider, changes, askedAt).some((hand) => hands.includes(hand)) ? 'same-hand' : null;
}

/** True when another person changed the login recently, also at a terminal. */
export function isFresh(login: string, changes: readonly LoginChange[], now: number): boolean {
  return changes.some(
    (change) => change.login === login && isForeign(change) && now < change.at + SETTLING_MS,
  );
}

/** The account of a terminal can write to the database. A login created there is therefore never a second person. */
function handsOf(login: string, changes: readonly LoginChange[], askedAt: number): string[] {
  const hands = new Set([login]);
  // A login may be changed by a login that was itself changed, so the whole chain counts. The loop also visits the
  // entries added here.
  for (const hand of hands) {
    const own = changes.filter((change) => change.login === hand);
    const isRenewed = ({ at }: LoginChange) =>
      own.some(
        (later) => later.what === 'own-password' && later.at >= at + SETTLING_MS && later.at < askedAt,
      );
    for (const change of own)
      if (!change.isAtTerminal && isForeign(change) && !isRenewed(change)) hands.add(change.by);
  }
  return [...hands];
}

const isForeign = ({ login, by, isAtTerminal }: LoginChange): boolean => isAtTerminal || by !== login;
