import { sql } from '../database/sql.ts';
import type { Database, Transaction } from '../database/transaction.ts';
import type { JournalEntry } from './reader.ts';

/** Maximum of stores per query. The next stores are read when these are done. */
const STORES_AT_ONCE = 500;

export interface StoreBehind {
  storeId: number;
  /** Number of unread entries, including kinds that the reader does not declare. */
  behind: number;
}

/** Stores with unread entries for a reader, from the given store number on, in ascending order. */
export async function storesBehind(
  system: Database,
  reader: string,
  afterStore: number,
): Promise<{ stores: StoreBehind[]; hasMore: boolean }> {
  const stores = await system.directory<StoreBehind>(sql`
    select c.store_id as "storeId", c.event_seq - coalesce(r.seq, 0) as behind
      from store_counters c
      left join journal_readers r on r.store_id = c.store_id and r.reader = ${reader}
     where c.store_id > ${afterStore} and c.event_seq > coalesce(r.seq, 0)
     order by c.store_id limit ${STORES_AT_ONCE}`);
  return { stores, hasMore: stores.length === STORES_AT_ONCE };
}

/** Age in seconds of the oldest unread entry of each reader that has one. */
export function readerLags(
  system: Database,
  readers: readonly string[],
): Promise<{ reader: string; seconds: number }[]> {
  return system.directory(sql`
    select a.reader, extract(epoch from max(statement_timestamp() - e.at))::double precision as seconds
      from unnest(${readers}::text[]) as a(reader)
     cross join store_counters c
      left join journal_readers r on r.store_id = c.store_id and r.reader = a.reader
      join lateral (select at from store_events
                     where store_id = c.store_id and seq > coalesce(r.seq, 0) order by seq limit 1) e on true
     where c.event_seq > coalesce(r.seq, 0)
     group by a.reader`);
}

/** Number of entries that each reader has skipped. */
export function countSetAside(system: Database): Promise<{ reader: string; entries: number }[]> {
  return system.directory(sql`
    select reader, count(*)::integer as entries from journal_set_aside group by reader`);
}

/**
 * Locks a reader's position until the transaction ends. Returns the end of the journal as it was before the
 * lock. Null while another server has locked the position. If a server dies, PostgreSQL releases its lock, so
 * no lease is needed.
 */
export async function holdPlace(
  tx: Transaction,
  reader: string,
): Promise<{ place: number; upTo: number } | null> {
  const [, row] = await Promise.all([
    tx.rows(sql`
      insert into journal_readers (store_id, reader) values (${tx.storeId}, ${reader}) on conflict do nothing`),
    tx.maybeRow<{ place: number; upTo: number }>(sql`
      select r.seq as place, c.event_seq as "upTo" from journal_readers r, store_counters c
       where r.store_id = ${tx.storeId} and r.reader = ${reader} and c.store_id = ${tx.storeId}
         for no key update of r skip locked`),
  ]);
  return row;
}

/** The next entries of any kind. Numbers are in the order of commits, so a lower number never appears later. */
export function entriesAfter(tx: Transaction, seq: number, limit: number): Promise<JournalEntry[]> {
  return tx.rows<JournalEntry>(sql`
    select seq, happened as kind, order_id as "orderId", version, at
      from store_events where store_id = ${tx.storeId} and seq > ${seq}
     order by seq limit ${limit}`);
}

/** Moves the position, as the transaction's last statement. */
export async function movePlace(tx: Transaction, reader: string, seq: number): Promise<void> {
  await tx.lastRows(sql`
    update journal_readers set seq = ${seq} where store_id = ${tx.storeId} and reader = ${reader}`);
}

/** Records an entry that a reader skips, with the reason. */
export async function setAside(
  tx: Transaction,
  reader: string,
  { seq, error, now }: { seq: number; error: string; now: number },
): Promise<void> {
  await tx.rows(sql`
    insert into journal_set_aside (store_id, reader, seq, set_aside_at, error)
    values (${tx.storeId}, ${reader}, ${seq}, ${new Date(now)}, ${error}) on conflict do nothing`);
}
