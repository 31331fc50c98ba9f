import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { createQueue } from '../../../../platform/queue.ts';

/** Argon2id as OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash for accounts that do not exist. Their refusal then takes as long as that of a wrong password. */
const EMPTY_PERSON =
  '$argon2id$v=19$m=19456,t=2,p=1$+NtkeLlgnAi+B4rFWnrZig$jp/camFLsdgQzEIJLlAb1pmHK5Yg/m/1NujRI+lOsec';

/**
 * libuv has four threads for hashing; one stays free for files and DNS. Unknown names have one thread and a queue of
 * their own, so that they never delay real users.
 */
const KNOWN = { atOnce: 2, waiting: 40 };
const UNKNOWN = { atOnce: 1, waiting: 400, longestMs: 5_000 };

/** The hash of a new password. The number of concurrent calls is not limited, so requests must not use it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Hashes and checks passwords off the main thread. Throws `server.busy` when too many wait. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Checks a password. `passwordHash` null: the name is unknown. The check then takes as long as a wrong password and
   * returns false, also when its queue is full. A wrong password of a known name waits like an unknown name. Otherwise
   * an attacker who floods unknown names could learn from waiting times which names exist.
   */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

export function createPasswordHasher(limits = { known: KNOWN, unknown: UNKNOWN }): PasswordHasher {
  const [known, nobodies] = [createQueue(limits.known), createQueue(limits.unknown)];
  /** The answer is known before, so an error of the queue has no effect. */
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
