/** A result is reused for this long, because many load balancers may ask every few seconds. */
const FRESH_MS = 5_000;
/** A database that does not answer within this time is not ready. */
const PATIENCE_MS = 3_000;
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * SQL that writes one new block, which the end of the transaction frees. A full disk refuses this while reads
 * still work. Uses a temporary table, which a backup that locks all tables does not block.
 */
const WRITE = `
  set local client_min_messages = error;
  create temp table if not exists write_probe (written integer) on commit delete rows;
  insert into write_probe values (1)`;

/** Checks whether the database accepts writes, at most once per {@link FRESH_MS}. Never throws. */
export function createWriteProbe(
  run: (statements: string) => Promise<unknown>,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let last: { at: number; isReady: Promise<boolean> } | null = null;
  const check = async () => {
    try {
      await run(WRITE);
    } catch (error) {
      // Without the right to create temporary tables, the refusal counts as success.
      if (!(error instanceof Error) || !('code' in error) || error.code !== INSUFFICIENT_PRIVILEGE)
        throw error;
      await run('select 1');
    }
    return true;
  };
  return () => {
    if (last === null || now() - last.at >= FRESH_MS) {
      const isReady = inTime(check()).catch(() => false);
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
