import { pagedSuite } from '@comanda/testkit/paged-suite';
import { expect, it } from 'vitest';
import { sql } from '../database/sql.ts';
import { type CursorOf, fingerprintOf, readCursor, writeCursor } from './cursor.ts';
import { definePaged, selecting } from './define-paged.ts';
import { down, up } from './sort-key.ts';

/** A list with two sorts: by a column with nulls, and by words with special characters. */
const list = definePaged({
  name: 'test',
  columns: selecting<{ entryId: string }>(sql`r.entry_id as "entryId"`),
  from: (storeId, { atMost }: { atMost: number }) =>
    sql`from audit_log r where r.store_id = ${storeId} and (r.details ->> 'n')::integer <= ${atMost}`,
  sorts: {
    person: [
      down(sql`r.user_id`, 'number', { isNullable: true }),
      up(sql`r.at`, 'moment'),
      down(sql`r.entry_id`, 'uuid'),
    ],
    words: [up(sql`(r.details ->> 'words')`, 'text'), up(sql`r.entry_id`, 'uuid')],
    day: [down(sql`r.at::date`, 'day'), up(sql`r.entry_id`, 'uuid')],
  },
  defaultSort: 'person',
});

pagedSuite({
  list,
  filter: { atMost: 5_000 },
  otherFilter: { atMost: 4 },
  context: [],
  keyOf: ({ entryId }) => entryId,
  // The times differ only by microseconds, because a cursor must be as exact as the database.
  insert: `insert into audit_log (store_id, at, user_id, action, details)
    select $1, timestamptz '2026-11-20 22:10Z' - (n % 4) * interval '1 day' - (n % 7) * interval '1 microsecond',
           case n % 3 when 0 then null else n % 3 end, 'store.opened',
           jsonb_build_object('n', n, 'words', '😀 "_''%\\ ' || n % 10)
      from generate_series($2::integer, $3::integer) n`,
  remove: `delete from audit_log where store_id = $1 and details ->> 'n' = $2::text`,
});

it('a list with plain cursors also reads opaque ones, but not those of another request', () => {
  const keys = [down(sql`r.at`, 'moment'), down(sql`r.entry_id`, 'uuid')];
  const uuid = '6f4f0a52-0000-4000-8000-00000000000a';
  const of = (filter: string, isPlain: boolean): CursorOf => ({
    ...{ keys, isPlain },
    fingerprint: fingerprintOf(['history', filter]),
  });
  const plain = writeCursor(of('mine', true), ['1790000000000123', uuid]);
  expect(plain).toBe(`1790000000000_${uuid}`);
  expect(readCursor(of('mine', true), plain)).toEqual(['1790000000000000', uuid]);
  const opaque = writeCursor(of('mine', false), ['1790000000000123', uuid]);
  expect(readCursor(of('mine', true), opaque)).toEqual(['1790000000000123', uuid]);
  expect(() => readCursor(of('other', true), opaque)).toThrow();
  expect(() => readCursor(of('mine', false), plain)).toThrow();
});
