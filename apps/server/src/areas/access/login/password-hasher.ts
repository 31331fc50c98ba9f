import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../platform/errors/app-error.ts';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stands in for the hash of an account that does not exist, so that refusing one takes as long as any other. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$+NtkeLlgnAi+B4rFWnrZig$jp/camFLsdgQzEIJLlAb1pmHK5Yg/m/1NujRI+lOsec';

/** Hashing runs on libuv's four threads; one stays free for files and names. */
const AT_ONCE = 3;
const WAITING = 40;

/** The hash to store for a new password. Answers on another thread; unlimited, so not for requests. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Hashes and checks passwords off the main thread; throws `server.busy` when too many wait already. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** `passwordHash` null: works as long as for a wrong password and answers false. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

export function createPasswordHasher(limits = { atOnce: AT_ONCE, waiting: WAITING }): PasswordHasher {
  let running = 0;
  const queue: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.atOnce) {
      if (queue.length >= limits.waiting) throw new AppError('server.busy', { retryAfterSeconds: 2 });
      // Whoever ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    matches: (passwordHash, password) =>
      inTurn(async () => {
        const isUsable = passwordHash?.startsWith('$argon2id$') ?? false;
        const isRight = await verify(isUsable && passwordHash !== null ? passwordHash : NOBODY, password);
        return isUsable && isRight;
      }),
  };
}
