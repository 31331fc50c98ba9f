import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { createQueue } from '../../../../platform/queue.ts';

/** Argon2id parameters recommended by OWASP: 19 MiB of memory, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash for accounts that do not exist. Checking it makes their refusal take as long as a wrong password. */
const EMPTY_PERSON =
  '$argon2id$v=19$m=19456,t=2,p=1$+NtkeLlgnAi+B4rFWnrZig$jp/camFLsdgQzEIJLlAb1pmHK5Yg/m/1NujRI+lOsec';

/**
 * libuv has four threads; hashing uses at most three, because files and DNS need one. Known names use two
 * threads. Unknown names have a separate thread and queue, so that they never delay real users.
 */
const KNOWN = { atOnce: 2, waiting: 40 };
const UNKNOWN = { atOnce: 1, waiting: 400, longestMs: 5_000 };

/**
 * Hashes a new password without a limit of concurrent calls. Code that handles requests must use
 * {@link PasswordHasher} instead.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Hashes and checks passwords off the main thread. Throws `server.busy` when too many calls wait. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Checks a password. `passwordHash` null: the name is unknown. The check then takes as long as a wrong
   * password and returns false, even when the queue is full. After a wrong password, a known name also waits
   * in the queue of unknown names. Otherwise an attacker could fill that queue and learn from waiting times
   * which names exist.
   */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

export function createPasswordHasher(limits = { known: KNOWN, unknown: UNKNOWN }): PasswordHasher {
  const [known, nobodies] = [createQueue(limits.known), createQueue(limits.unknown)];
  /** The answer is always false, so errors of the queue are ignored. */
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
