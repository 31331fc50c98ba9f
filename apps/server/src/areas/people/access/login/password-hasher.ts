import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { createQueue } from '../../../../platform/queue.ts';

/** Argon2id as OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash for accounts that do not exist, so that refusing them takes as long as a wrong password. */
const EMPTY_PERSON =
  '$argon2id$v=19$m=19456,t=2,p=1$+NtkeLlgnAi+B4rFWnrZig$jp/camFLsdgQzEIJLlAb1pmHK5Yg/m/1NujRI+lOsec';

/**
 * Hashing uses libuv's four threads; one stays free for files and DNS. Unknown names have at most one thread and their
 * own queue, so that they never delay real users.
 */
const KNOWN = { atOnce: 2, waiting: 40 };
const UNKNOWN = { atOnce: 1, waiting: 400, longestMs: 5_000 };

/** The hash to store for a new password. Runs on another thread without a limit, so it must not be used in requests. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Hashes and checks passwords off the main thread. Throws `server.busy` when too many wait. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Checks a password. `passwordHash` null means an unknown name: takes as long as a wrong password and returns false,
   * even without a turn. A wrong password is answered only when an unknown name would have had its turn. Otherwise an
   * attacker who floods unknown names could learn from waiting times which names exist.
   */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

export function createPasswordHasher(limits = { known: KNOWN, unknown: UNKNOWN }): PasswordHasher {
  const [known, nobodies] = [createQueue(limits.known), createQueue(limits.unknown)];
  /** The answer is known before the work is done, so a missing turn is ignored. */
  const unknown = (work: () => Promise<unknown>) =>
    nobodies(work).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  return {
    hash: (password) => known(() => hashPassword(password)),
    matches: async (passwordHash, password) => {
      if (passwordHash === null) {
        await unknown(() => verify(EMPTY_PERSON, password));
        return false;
      }
      const isUsable = passwordHash.startsWith('$argon2id$');
      const isRight = await known(() => verify(isUsable ? passwordHash : EMPTY_PERSON, password));
      if (isUsable && isRight) return true;
      await unknown(async () => undefined);
      return false;
    },
  };
}
