/**
 * In ms. After another person has changed a login, its owner cannot approve requests for this long. Meanwhile
 * people who were informed of the change can act.
 */
export const SETTLING_MS = 24 * 3_600_000;

/**
 * Kinds of login changes. All are made by another person, except 'own-password': a new password confirmed with the
 * current one.
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
  /** The login that made the change; for a terminal, the account of the computer. */
  by: string;
  isAtTerminal: boolean;
  /** Epoch milliseconds. */
  at: number;
}

export type SecondPersonFault = 'same-person' | 'fresh-login' | 'same-hand';

interface Pair {
  /** Logins of the person who made the request, and of the person who decides about it. */
  requestedBy: string;
  decider: string;
  /** Epoch milliseconds. */
  requestedAt: number;
  now: number;
  /** All changes of both logins, and of the logins that made these changes. */
  changes: readonly LoginChange[];
}

/**
 * The reason why `decider` may not decide a request of `askedBy`; null when allowed. A login that another
 * person has changed counts as that person's login. This ends {@link SETTLING_MS} after the owner has chosen
 * a new password, but only for requests made later.
 */
export function faultOfSecondPerson({
  requestedBy,
  decider,
  requestedAt,
  now,
  changes,
}: Pair): SecondPersonFault | null {
  if (requestedBy === decider) return 'same-person';
  if (isFresh(decider, changes, now)) return 'fresh-login';
  const hands = handsOf(requestedBy, changes, requestedAt);
  return handsOf(decider, changes, requestedAt).some((hand) => hands.includes(hand)) ? 'same-hand' : null;
}

/** True when another person, or a terminal, changed the login recently. */
export function isFresh(login: string, changes: readonly LoginChange[], now: number): boolean {
  return changes.some(
    (change) => change.login === login && isForeign(change) && now < change.at + SETTLING_MS,
  );
}

/**
 * The login and all logins that may control it. Changes at a terminal add no login, because the terminal's
 * account can write to the database anyway.
 */
function handsOf(login: string, changes: readonly LoginChange[], requestedAt: number): string[] {
  const hands = new Set([login]);
  // Another person may have changed those logins, too, so the whole chain is checked: the loop also visits
  // the logins that it adds.
  for (const hand of hands) {
    const own = changes.filter((change) => change.login === hand);
    const isRenewed = ({ at }: LoginChange) =>
      own.some(
        (later) => later.what === 'own-password' && later.at >= at + SETTLING_MS && later.at < requestedAt,
      );
    for (const change of own)
      if (!change.isAtTerminal && isForeign(change) && !isRenewed(change)) hands.add(change.by);
  }
  return [...hands];
}

const isForeign = ({ login, by, isAtTerminal }: LoginChange): boolean => isAtTerminal || by !== login;
