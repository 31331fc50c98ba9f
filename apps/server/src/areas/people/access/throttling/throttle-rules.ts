import type { BucketRule } from './token-buckets.ts';

/** At most `limit` hits in each window of `windowSeconds`. */
export interface WindowRule {
  scope: string;
  limit: number;
  windowSeconds: number;
}

/**
 * After `free` attempts, each further attempt must wait: first `firstSeconds`, then twice as long each time,
 * up to `maxSeconds`.
 */
export interface BackOffRule {
  scope: string;
  free: number;
  firstSeconds: number;
  maxSeconds: number;
  /** After this long without an attempt the count is reset. */
  forgetSeconds: number;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/**
 * Failed logins per IP address, over all accounts. Slows down an attack that tries one password on many
 * accounts.
 */
export const LOGINS_OF_ADDRESS: WindowRule = { scope: 'login.address', limit: 30, windowSeconds: MINUTE };

/** Failed logins per account from a known device. Attempts from other devices are not counted. */
export const LOGINS_OF_DEVICE: BackOffRule = {
  scope: 'login.device',
  free: 10,
  firstSeconds: 30,
  maxSeconds: 15 * MINUTE,
  forgetSeconds: 2 * HOUR,
};

/** Failed logins per account and IP address. Another person at another address is counted separately. */
export const LOGINS_OF_ACCOUNT_AND_ADDRESS: BackOffRule = {
  scope: 'login.account-address',
  free: 5,
  firstSeconds: 30,
  maxSeconds: 15 * MINUTE,
  forgetSeconds: 2 * HOUR,
};

/**
 * Failed logins per account from all unknown devices. Above the limit such logins are checked one by one
 * ({@link PACE_OF_ACCOUNT}). A known device never waits, and a password recovery makes its device known.
 */
export const LOGINS_OF_ACCOUNT: WindowRule = { scope: 'login.account', limit: 50, windowSeconds: HOUR };

export const PACE_OF_ACCOUNT = { everyMs: 3_000, longestMs: 15_000 };
/** Failed logins per account within a day. Above the limit the user gets one mail. */
export const LOGINS_OF_ACCOUNT_PER_DAY: WindowRule = {
  scope: 'login.account-day',
  limit: 30,
  windowSeconds: DAY,
};

/**
 * Wrong codes per account after the right password. Three of a million codes are valid at a time, so guessing
 * takes years. Only an attacker with the password can make the owner wait. Browsers that the owner has used
 * before are counted separately.
 */
export const CODES_OF_APP: BackOffRule = {
  scope: 'login.code',
  free: 5,
  firstSeconds: 30,
  maxSeconds: 15 * MINUTE,
  forgetSeconds: DAY,
};
export const CODES_OF_APP_OF_DEVICE: BackOffRule = { ...CODES_OF_APP, scope: 'login.code.device' };
/** After this many wrong codes within a day the user gets one mail. */
export const WRONG_CODES_PER_DAY: WindowRule = { scope: 'login.code.day', limit: 5, windowSeconds: DAY };

/**
 * Recovery steps per IP address before a code is sent, so that no client can try all documents. There is no
 * such limit per document, because any person could then lock the owner of a document out.
 */
export const LOOKUPS_OF_ADDRESS: WindowRule = {
  scope: 'recovery.lookup.address',
  limit: 60,
  windowSeconds: HOUR,
};
/**
 * Recovery steps that need no proof of work, per IP address and per document: enough for three recoveries of
 * two steps.
 */
export const FREE_LOOKUPS: WindowRule = { scope: 'recovery.lookup.free', limit: 6, windowSeconds: HOUR };

export const CODES_OF_ADDRESS: WindowRule = {
  scope: 'recovery.code.address',
  limit: 20,
  windowSeconds: HOUR,
};
/**
 * Codes per requester (a known device of the store, or an IP address) and store. The screen shows the
 * remaining seconds.
 */
export const CODE_GAP: WindowRule = { scope: 'recovery.code.gap', limit: 1, windowSeconds: MINUTE };
export const CODES_PER_HOUR: WindowRule = { scope: 'recovery.code.hour', limit: 3, windowSeconds: HOUR };
export const CODES_PER_DAY: WindowRule = { scope: 'recovery.code.day', limit: 10, windowSeconds: DAY };
/** Codes to a store without a proof of work, over all unknown requesters. */
export const FREE_CODES: WindowRule = { scope: 'recovery.code.free', limit: 3, windowSeconds: HOUR };
/**
 * Codes to a store over all unknown requesters. The limit protects the mailbox, the costs, and the code against
 * guessing. Known devices are not counted.
 */
export const CODES_OF_STRANGERS: Record<'email' | 'sms', WindowRule> = {
  email: { scope: 'recovery.code.strangers.email', limit: 40, windowSeconds: DAY },
  sms: { scope: 'recovery.code.strangers.sms', limit: 10, windowSeconds: DAY },
};
export const SAVES_OF_ADDRESS: WindowRule = {
  scope: 'recovery.save.address',
  limit: 60,
  windowSeconds: HOUR,
};

/** Invitations that a store may mail: enough for its users, too few for a mailing list. */
export const INVITATIONS_OF_STORE: WindowRule = { scope: 'invitation.store', limit: 60, windowSeconds: DAY };

/** Answers 'login taken' per store, because each reveals that a login exists in another store. */
export const TAKEN_LOGINS_OF_STORE: WindowRule = { scope: 'login.taken', limit: 20, windowSeconds: DAY };

/** Codes to a new mail address per user, so that no user can flood a mailbox. */
export const EMAIL_CHANGES_OF_PERSON: WindowRule = { scope: 'account.email', limit: 5, windowSeconds: HOUR };

/**
 * Calls with the link of one order. The customer's page sends few calls, from a few devices. A program with
 * the link must not overload the database.
 */
export const CALLS_OF_ORDER_LINK: BucketRule = { perSecond: 4, burst: 60 };

/**
 * Calls of one session, set by `COMANDA_SESSION_PER_SECOND`. A dozen panels that start together need far
 * fewer calls. The limit stops a program in a loop, or a program that copies all customers of a store.
 */
export function callsOfSession(perSecond: number): BucketRule {
  return { perSecond, burst: perSecond * 10 };
}

/** Unknown intake keys per IP address. Calls with known keys are limited by `COMANDA_INTAKE_PER_SECOND`. */
export const UNKNOWN_KEYS_OF_ADDRESS: BucketRule = { perSecond: 1, burst: 30 };
