import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { createQueue } from '../../../../platform/queue.ts';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash for accounts that do not exist, so that refusing one takes as long as any other. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$+NtkeLlgnAi+B4rFWnrZig$jp/camFLsdgQzEIJLlAb1pmHK5Yg/m/1NujRI+lOsec';

/**
 * Hashing runs on libuv's four threads; one stays free for files and DNS. Unknown names have at most one thread and
 * their own queue. They never delay people who exist.
 */
const KNOWN = { atOnce: 2, waiting: 40 };
const UNKNOWN = { atOnce: 1, waiting: 400, longestMs: 5_000 };

/** The hash to store for a new password. Hashes on another thread; unlimited, so not for requests. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Hashes and checks passwords off the main thread; throws `server.busy` when too many wait already. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Checks a password. `passwordHash` null means an unknown name: takes as long as a wrong password and answers
   * false, also without a turn. A wrong password is answered only when an unknown name would have had its turn.
   * Otherwise a flood of unknown names would show, by waiting times, which names exist.
   */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

export function createPasswordHasher(limits = { known: KNOWN, unknown: UNKNOWN }): PasswordHasher {
  const [known, nobodies] = [createQueue(limits.known), createQueue(limits.unknown)];
  /** The answer is known before the work is done, so a missing turn is no error. */
  const unknown = (work: () => Promise<unknown>) =>
    nobodies(work).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  return {
    hash: (password) => known(() => hashPassword(password)),
    matches: async (passwordHash, password) => {
      if (passwordHash === null) {
        await unknown(() => verify(NOBODY, password));
        return false;
      }
      const isUsable = passwordHash.startsWith('$argon2id$');
      const isRight = await known(() => verify(isUsable ? passwordHash : NOBODY, password));
      if (isUsable && isRight) return true;
      await unknown(async () => undefined);
      return false;
    },
  };
}
