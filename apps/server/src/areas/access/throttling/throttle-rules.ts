import type { BucketRule } from './token-buckets.ts';

/** At most `limit` hits in each window of `windowSeconds`. */
export interface WindowRule {
  scope: string;
  limit: number;
  windowSeconds: number;
}

/** After `free` attempts each further one must wait: `firstSeconds`, then twice as long, up to `maxSeconds`. */
export interface BackOffRule {
  scope: string;
  free: number;
  firstSeconds: number;
  maxSeconds: number;
  /** Quiet for this long, everything is forgiven. */
  forgetSeconds: number;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Failed logins of one address, whatever the accounts: slows the spraying of one password over many. */
export const LOGINS_OF_ADDRESS: WindowRule = { scope: 'login.address', limit: 30, windowSeconds: MINUTE };

/** Failed logins of one account from a device that it was used on before: nobody else's count there. */
export const LOGINS_OF_DEVICE: BackOffRule = {
  scope: 'login.device',
  free: 10,
  firstSeconds: 30,
  maxSeconds: 15 * MINUTE,
  forgetSeconds: 2 * HOUR,
};

/** Failed logins of one account from one address. A stranger elsewhere has a count of their own. */
export const LOGINS_OF_ACCOUNT_AND_ADDRESS: BackOffRule = {
  scope: 'login.account-address',
  free: 5,
  firstSeconds: 30,
  maxSeconds: 15 * MINUTE,
  forgetSeconds: 2 * HOUR,
};

/**
 * Failed logins of one account from all devices that are not known to it. Beyond it they pass one by one
 * ({@link PACE_OF_ACCOUNT}); known devices never wait, and the right code of a recovery makes one known.
 */
export const LOGINS_OF_ACCOUNT: WindowRule = { scope: 'login.account', limit: 50, windowSeconds: HOUR };

export const PACE_OF_ACCOUNT = { everyMs: 3_000, longestMs: 15_000 };
/** The same within a day: beyond it the person is told, once. */
export const LOGINS_OF_ACCOUNT_PER_DAY: WindowRule = {
  scope: 'login.account-day',
  limit: 30,
  windowSeconds: DAY,
};

/**
 * Wrong codes of one account by whoever has its password: a million codes, three of which are right at a time, take
 * years. Nobody but who knows the password can make its owner wait, and a browser the owner used before has a count of its own.
 */
export const CODES_OF_APP: BackOffRule = {
  scope: 'login.code',
  free: 5,
  firstSeconds: 30,
  maxSeconds: 15 * MINUTE,
  forgetSeconds: DAY,
};
export const CODES_OF_APP_OF_DEVICE: BackOffRule = { ...CODES_OF_APP, scope: 'login.code.device' };
/** As many within a day, and the person is told, once. */
export const WRONG_CODES_PER_DAY: WindowRule = { scope: 'login.code.day', limit: 5, windowSeconds: DAY };

/**
 * Steps of a recovery before a code is sent, of one address: what keeps it from reading through all documents. No such
 * limit for a document: whoever knows it could shut its owner out.
 */
export const LOOKUPS_OF_ADDRESS: WindowRule = {
  scope: 'recovery.lookup.address',
  limit: 60,
  windowSeconds: HOUR,
};
/** The same steps of an address, and about a document, that need no proof of work: three look-ups of two steps. */
export const FREE_LOOKUPS: WindowRule = { scope: 'recovery.lookup.free', limit: 6, windowSeconds: HOUR };

export const CODES_OF_ADDRESS: WindowRule = {
  scope: 'recovery.code.address',
  limit: 20,
  windowSeconds: HOUR,
};
/**
 * Codes that one asker (a device known to the store, or an address) may have sent to a store; the shortest time between
 * two of them is also what the screen counts down.
 */
export const CODE_GAP: WindowRule = { scope: 'recovery.code.gap', limit: 1, windowSeconds: MINUTE };
export const CODES_PER_HOUR: WindowRule = { scope: 'recovery.code.hour', limit: 3, windowSeconds: HOUR };
export const CODES_PER_DAY: WindowRule = { scope: 'recovery.code.day', limit: 10, windowSeconds: DAY };
/** Codes to a store that strangers, all together, may have sent without a proof of work. */
export const FREE_CODES: WindowRule = { scope: 'recovery.code.free', limit: 3, windowSeconds: HOUR };
/** And at all: what keeps a mailbox readable, a bill small, and a code unguessed. Known devices are not counted. */
export const CODES_OF_STRANGERS: Record<'email' | 'sms', WindowRule> = {
  email: { scope: 'recovery.code.strangers.email', limit: 40, windowSeconds: DAY },
  sms: { scope: 'recovery.code.strangers.sms', limit: 10, windowSeconds: DAY },
};
export const SAVES_OF_ADDRESS: WindowRule = {
  scope: 'recovery.save.address',
  limit: 60,
  windowSeconds: HOUR,
};

/** Invitations that a store may have mailed: its people, not a mailing list. */
export const INVITATIONS_OF_STORE: WindowRule = { scope: 'invitation.store', limit: 60, windowSeconds: DAY };

/** Addresses of somebody else's that a store may name for its people: that one is taken tells who is with us. */
export const TAKEN_LOGINS_OF_STORE: WindowRule = { scope: 'login.taken', limit: 20, windowSeconds: DAY };

/** Codes to a new address that one person may have sent: nobody's mailbox is filled from a panel. */
export const EMAIL_CHANGES_OF_PERSON: WindowRule = { scope: 'account.email', limit: 5, windowSeconds: HOUR };

/**
 * Calls with the link of one order: a customer's page asks when it is told to, on a few devices at once; who has the
 * link and a program shall not be able to keep the database busy.
 */
export const CALLS_OF_ORDER_LINK: BucketRule = { perSecond: 4, burst: 60 };

/**
 * Calls of one session, told by `COMANDA_SESSION_PER_SECOND`: a dozen panels that all start at once are far below; a
 * program gone wild is not, and neither is one that copies every customer of a store.
 */
export function callsOfSession(perSecond: number): BucketRule {
  return { perSecond, burst: perSecond * 10 };
}

/** Intake keys that are nobody's. Right ones are told by `COMANDA_INTAKE_PER_SECOND`. */
export const UNKNOWN_KEYS_OF_ADDRESS: BucketRule = { perSecond: 1, burst: 30 };
