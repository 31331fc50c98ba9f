import { sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';

/** True while past orders of a demonstration store are being created. */
export async function isPastUnderWay(system: Database): Promise<boolean> {
  const [row] = await system.directory<{ isUnderWay: boolean }>(
    sql`select exists (select 1 from stores where is_past_under_way) as "isUnderWay"`,
  );
  return row?.isUnderWay ?? false;
}
