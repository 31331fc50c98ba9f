import { HAPPENINGS } from '@comanda/domain/kit/journal/kinds';
import { sql } from '@comanda/server/src/platform/database/sql.ts';
import { defineReader, type JournalReader } from '@comanda/server/src/platform/journal/reader.ts';
import type pg from 'pg';

type Owner = Pick<pg.Client, 'query'>;

/** Creates the table that {@link countingReader} writes to. */
export async function createSums(owner: Owner): Promise<void> {
  await owner.query(`
    create table journal_sums (
      store_id integer not null, kind text not null, entries bigint not null, seqs bigint not null, primary key (store_id, kind));
    grant select, insert, update on journal_sums to comanda_app`);
}

/**
 * A reader that counts the entries of each kind and adds up their numbers. These sums show if an entry was
 * read twice or never.
 */
export function countingReader(over: Partial<JournalReader> = {}): JournalReader {
  return defineReader({
    name: 'counting',
    handles: HAPPENINGS,
    read: async (tx, entries) => {
      for (const [kind, these] of Map.groupBy(entries, (entry) => entry.kind)) {
        const seqs = these.reduce((sum, { seq }) => sum + seq, 0);
        await tx.rows(sql`
          insert into journal_sums as s (store_id, kind, entries, seqs) values (${tx.storeId}, ${kind}, ${these.length}, ${seqs})
          on conflict (store_id, kind) do update set entries = s.entries + excluded.entries, seqs = s.seqs + excluded.seqs`);
      }
    },
    ...over,
  });
}

/**
 * Adds this many entries about a store's first order to its journal, of three kinds in turn. The order itself
 * does not change.
 */
export async function fillJournal(owner: Owner, storeId: number, entries: number): Promise<void> {
  await owner.query(
    `with counted as (
       update store_counters set event_seq = event_seq + $2 where store_id = $1 returning event_seq - $2 as before
     )
     insert into store_events (store_id, seq, kind, order_id, version, happened, status, actor_kind)
     select $1, before + n, 'changed', 1, n + 1, (array['accepted', 'sent', 'delivered'])[1 + n % 3], 'accepted', 'system'
       from counted, generate_series(1, $2::integer) n`,
    [storeId, entries],
  );
}

/**
 * Returns the sums that {@link countingReader} wrote for a store, and the sums of the store's journal. They
 * are equal after the reader has read everything.
 */
export async function sumsOf(
  owner: Owner,
  storeId: number,
): Promise<{ read: unknown[]; written: unknown[] }> {
  const read = await owner.query(
    'select kind, entries::integer, seqs::bigint::text as seqs from journal_sums where store_id = $1 order by kind',
    [storeId],
  );
  const written = await owner.query(
    `select happened as kind, count(*)::integer as entries, sum(seq)::bigint::text as seqs from store_events
      where store_id = $1 group by happened order by happened`,
    [storeId],
  );
  return { read: read.rows, written: written.rows };
}
