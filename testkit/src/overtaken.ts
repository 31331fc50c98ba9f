import pg from 'pg';
import { eventually } from './eventually.ts';
import { runStatement } from './run-statement.ts';

/**
 * Simulates a concurrent change. Runs a statement in another transaction, starts `work`, and commits that
 * transaction when `work` waits for its locks. If `work` waits for no lock, it ends before the commit.
 * Returns the result of `work`.
 */
export async function overtaken<T>(
  url: string,
  { statement, values }: { statement: string; values: unknown[] },
  work: () => Promise<T>,
): Promise<T> {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(statement, values);
    let isOver = false;
    const working = work();
    const end = () => {
      isOver = true;
    };
    working.then(end, end);
    await eventually(async () => {
      if (!isOver && !(await isLockWaitedFor(url))) throw new Error('the work neither waits nor ends');
    });
    await other.query('commit');
    return await working;
  } finally {
    await other.end();
  }
}

async function isLockWaitedFor(url: string): Promise<boolean> {
  const { rowCount } = await runStatement(
    url,
    'select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()',
  );
  return rowCount !== 0;
}
