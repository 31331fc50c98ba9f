import { withClient } from '../platform/database/with-client.ts';

/** State of a store at one moment. A backup that ends later must contain this state. */
export interface StoreWitness {
  storeId: number;
  /** Last number of the store's journal. */
  seq: number;
  /** Number of all acknowledged orders. `lastOrder`: the last of them. */
  orders: number;
  lastOrder: number;
}

/** Reads the state of all stores in one snapshot. `ownerUrl` must be able to see all rows. */
export function witnessStores(ownerUrl: string): Promise<StoreWitness[]> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<Record<keyof StoreWitness, string>>(`
      select s.store_id as "storeId", coalesce(e.seq, 0) as seq, coalesce(o.count, 0) as orders,
             coalesce(o.last, 0) as "lastOrder"
        from stores s
        left join (select store_id, max(seq) as seq from store_events group by store_id) e using (store_id)
        left join (select store_id, count(*) as count, max(order_id) as last from orders group by store_id) o
          using (store_id)
       order by s.store_id`);
    return rows.map(({ storeId, seq, orders, lastOrder }) => ({
      ...{ storeId: Number(storeId), seq: Number(seq), orders: Number(orders), lastOrder: Number(lastOrder) },
    }));
  });
}

/** Finds the stores whose journal has a gap: a number between the first and the last is missing. */
export function findGaps(ownerUrl: string): Promise<number[]> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ storeId: string }>(`
      select store_id as "storeId" from store_events
       group by store_id having max(seq) - min(seq) + 1 <> count(*) order by store_id`);
    return rows.map(({ storeId }) => Number(storeId));
  });
}
