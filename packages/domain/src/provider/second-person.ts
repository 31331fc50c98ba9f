/** After another hand changed a login its owner decides nothing for this long, so that everybody told of it can act. */
export const SETTLING_MS = 24 * 3_600_000;

/** What another hand changes of a login; 'own-password' is the owner's: chosen with the present one. */
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
  /** Whose login it is. */
  login: string;
  what: LoginChangeKind;
  /** The login that changed it; at a terminal the account of the machine. */
  by: string;
  isAtTerminal: boolean;
  /** Epoch ms. */
  at: number;
}

export type SecondPersonFault = 'same-person' | 'fresh-login' | 'same-hand';

interface Pair {
  /** Logins. */
  askedBy: string;
  decider: string;
  /** Epoch ms. */
  askedAt: number;
  now: number;
  /** All changes of both logins, and of the logins behind them. */
  changes: readonly LoginChange[];
}

/**
 * Why `decider` may not decide what `askedBy` asked for; null: they may. A login another hand changed counts as that hand's, until its
 * owner chose a password of their own at least {@link SETTLING_MS} later: what was asked before that stays undecided between them.
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

/** Whether another hand changed the login a short time ago, a terminal's too. */
export function isFresh(login: string, changes: readonly LoginChange[], now: number): boolean {
  return changes.some(
    (change) => change.login === login && isForeign(change) && now < change.at + SETTLING_MS,
  );
}

/** A terminal's own database is open to its account: what is made there is nobody's second login. */
function handsOf(login: string, changes: readonly LoginChange[], askedAt: number): string[] {
  const hands = new Set([login]);
  // A hand may be another hand's login: the chain counts to its end. What is added here is walked, too.
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
