import type { SalesRecount } from '@comanda/contract/insight/insight/provider-recounts.calls';
import { missingFactWords, salesDifferenceWords } from '@comanda/domain/insight/insight/recount-words';
import { sql } from '../../../../platform/database/sql.ts';
import { definePaged, ofAllStores, selecting } from '../../../../platform/paged/define-paged.ts';
import { up } from '../../../../platform/paged/sort-key.ts';
import type { Recount } from './recount-store.ts';

type StoredRow = Omit<SalesRecount, 'difference'> & Pick<Recount, 'difference'>;

/** The last recount of each store's sums, over all stores, oldest first. */
export const salesRecounts = definePaged({
  name: 'sales-recounts',
  columns: selecting<StoredRow>(sql`
    r.store_id as "storeId", s.name as "storeName", r.counted_at as "countedAt", r.orders, r.difference`),
  from: (_storeId, { onlyDifferent }: { onlyDifferent: boolean }) =>
    ofAllStores(sql`
      from sales_recounts r join stores s on s.store_id = r.store_id
     where (not ${onlyDifferent}::boolean or r.difference is not null)`),
  sorts: { longest: [up(sql`r.counted_at`, 'moment'), up(sql`r.store_id`, 'number')] },
  defaultSort: 'longest',
  totals: selecting<{ count: number; differentCount: number }>(sql`
    count(*)::integer as count, (count(*) filter (where r.difference is not null))::integer as "differentCount"`),
  present: (rows): SalesRecount[] =>
    rows.map(({ difference, ...recount }) => ({ ...recount, difference: differenceWords(difference) })),
});

/** The first difference in words, for the provider's people. */
export function differenceWords(difference: Recount['difference']): string | null {
  if (difference === null) return null;
  return 'orderId' in difference ? missingFactWords(difference.orderId) : salesDifferenceWords(difference);
}
