/** An answer counts for so long: balancers ask every few seconds, and may be many. */
const FRESH_MS = 5_000;
/** A database that does not answer in time is not ready. */
const PATIENCE_MS = 3_000;
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * A new block of a file, given back at the commit: a full disk refuses it, where reading goes on. A temporary table is nobody
 * else's, so a backup that holds all tables is not in its way.
 */
const WRITE = `
  set local client_min_messages = error;
  create temp table if not exists write_probe (written integer) on commit delete rows;
  insert into write_probe values (1)`;

/** Whether the database can be written to. Asked often, it is looked at once in {@link FRESH_MS}. Never throws. */
export function createWriteProbe(
  run: (statements: string) => Promise<unknown>,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let last: { at: number; isReady: Promise<boolean> } | null = null;
  const look = async () => {
    try {
      await run(WRITE);
    } catch (error) {
      // Who may not make temporary tables is only asked to answer.
      if (!(error instanceof Error) || !('code' in error) || error.code !== INSUFFICIENT_PRIVILEGE)
        throw error;
      await run('select 1');
    }
    return true;
  };
  return () => {
    if (last === null || now() - last.at >= FRESH_MS) {
      const isReady = inTime(look()).catch(() => false);
      last = { at: now(), isReady };
    }
    return last.isReady;
  };
}

async function inTime(work: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
