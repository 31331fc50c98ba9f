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
  /** All attempts are forgiven after this long without one. */
  forgetSeconds: number;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Failed logins per address, over all accounts: slows an attack with one password on many accounts. */
export const LOGINS_OF_ADDRESS: WindowRule = { scope: 'login.address', limit: 30, windowSeconds: MINUTE };

/** Failed logins per account from a known device; attempts elsewhere do not count there. */
export const LOGINS_OF_DEVICE: BackOffRule = {
  scope: 'login.device',
  free: 10,
  firstSeconds: 30,
  maxSeconds: 15 * MINUTE,
  forgetSeconds: 2 * HOUR,
};

/** Failed logins per account and address. A stranger elsewhere has a separate count. */
export const LOGINS_OF_ACCOUNT_AND_ADDRESS: BackOffRule = {
  scope: 'login.account-address',
  free: 5,
  firstSeconds: 30,
  maxSeconds: 15 * MINUTE,
  forgetSeconds: 2 * HOUR,
};

/**
 * Failed logins per account from all unknown devices. Beyond it they pass one by one ({@link PACE_OF_ACCOUNT}). Known
 * devices never wait, and the right code of a recovery makes a device known.
 */
export const LOGINS_OF_ACCOUNT: WindowRule = { scope: 'login.account', limit: 50, windowSeconds: HOUR };

export const PACE_OF_ACCOUNT = { everyMs: 3_000, longestMs: 15_000 };
/** Failed logins per account within a day; beyond it the person gets one mail. */
export const LOGINS_OF_ACCOUNT_PER_DAY: WindowRule = {
  scope: 'login.account-day',
  limit: 30,
  windowSeconds: DAY,
};

/**
 * Wrong codes per account after the right password. A million codes, three valid at a time, take years to guess. Only
 * a person with the password can make the owner wait. A browser the owner used before has its own count.
 */
export const CODES_OF_APP: BackOffRule = {
  scope: 'login.code',
  free: 5,
  firstSeconds: 30,
  maxSeconds: 15 * MINUTE,
  forgetSeconds: DAY,
};
export const CODES_OF_APP_OF_DEVICE: BackOffRule = { ...CODES_OF_APP, scope: 'login.code.device' };
/** After this many within a day the person gets one mail. */
export const WRONG_CODES_PER_DAY: WindowRule = { scope: 'login.code.day', limit: 5, windowSeconds: DAY };

/**
 * Recovery steps per address before a code is sent, so that an address cannot read through all documents. There is no
 * such limit per document: any stranger who has it could lock its owner out.
 */
export const LOOKUPS_OF_ADDRESS: WindowRule = {
  scope: 'recovery.lookup.address',
  limit: 60,
  windowSeconds: HOUR,
};
/** The same steps, per address and per document, that need no proof of work: three runs of two steps. */
export const FREE_LOOKUPS: WindowRule = { scope: 'recovery.lookup.free', limit: 6, windowSeconds: HOUR };

export const CODES_OF_ADDRESS: WindowRule = {
  scope: 'recovery.code.address',
  limit: 20,
  windowSeconds: HOUR,
};
/**
 * Codes per asker (a known device of the store, or an address) and store. The screen counts down the shortest time
 * between two codes.
 */
export const CODE_GAP: WindowRule = { scope: 'recovery.code.gap', limit: 1, windowSeconds: MINUTE };
export const CODES_PER_HOUR: WindowRule = { scope: 'recovery.code.hour', limit: 3, windowSeconds: HOUR };
export const CODES_PER_DAY: WindowRule = { scope: 'recovery.code.day', limit: 10, windowSeconds: DAY };
/** Codes to a store that strangers together may request without a proof of work. */
export const FREE_CODES: WindowRule = { scope: 'recovery.code.free', limit: 3, windowSeconds: HOUR };
/**
 * Codes that strangers together may request at all: protects the mailbox, the bill and the code. Known devices are
 * not counted.
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

/** Invitations that a store may mail: enough for its people, too few for a mailing list. */
export const INVITATIONS_OF_STORE: WindowRule = { scope: 'invitation.store', limit: 60, windowSeconds: DAY };

/** Refusals for taken logins per store: each one reveals that a login exists in another store. */
export const TAKEN_LOGINS_OF_STORE: WindowRule = { scope: 'login.taken', limit: 20, windowSeconds: DAY };

/** Codes to a new address per person, so that a panel cannot flood a mailbox. */
export const EMAIL_CHANGES_OF_PERSON: WindowRule = { scope: 'account.email', limit: 5, windowSeconds: HOUR };

/**
 * Calls with the link of one order. The customer's page sends few, on a few devices. A program with the link must not
 * keep the database busy.
 */
export const CALLS_OF_ORDER_LINK: BucketRule = { perSecond: 4, burst: 60 };

/**
 * Calls of one session, set by `COMANDA_SESSION_PER_SECOND`. A dozen panels that start at once stay far below. It
 * stops a program in a loop, and one that copies all customers of a store.
 */
export function callsOfSession(perSecond: number): BucketRule {
  return { perSecond, burst: perSecond * 10 };
}

/** Unknown intake keys per address. Good keys are limited by `COMANDA_INTAKE_PER_SECOND`. */
export const UNKNOWN_KEYS_OF_ADDRESS: BucketRule = { perSecond: 1, burst: 30 };
