import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import type { Recount } from './recount-store.ts';

/** Stores with sums that were not recounted since `since` (epoch ms), oldest recount first. */
export function storesToRecount(
  system: Database,
  { since, limit }: { since: number; limit: number },
): Promise<{ storeId: number }[]> {
  return system.directory(sql`
    select f.store_id as "storeId" from sales_fills f join stores s on s.store_id = f.store_id
      left join sales_recounts r on r.store_id = f.store_id
     where not s.is_past_under_way and (r.counted_at is null or r.counted_at < ${new Date(since)})
     order by r.counted_at nulls first, f.store_id limit ${limit}`);
}

export async function saveRecount(
  tx: Transaction,
  { orders, difference }: Recount,
  now: number,
): Promise<void> {
  await tx.rows(sql`
    insert into sales_recounts (store_id, counted_at, orders, difference)
    values (${tx.storeId}, ${new Date(now)}, ${orders}, ${difference === null ? null : JSON.stringify(difference)}::jsonb)
    on conflict (store_id) do update
      set counted_at = excluded.counted_at, orders = excluded.orders, difference = excluded.difference`);
}

/** Number of stores whose saved sums differ from the recounted sums. */
export async function countDifferent(system: Database): Promise<number> {
  const [row] = await system.directory<{ count: number }>(sql`
    select count(*)::integer as count from sales_recounts where difference is not null`);
  return row?.count ?? 0;
}
