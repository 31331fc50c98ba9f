import { START, testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { uploadRows } from './rows.reads.ts';
import { uploads } from './uploads.reads.ts';

const server = testServer();

const FILES = `insert into product_files (store_id, file_id, file_name, reading, should_update, waits_for_yes, state, sent_by,
      sent_by_id, sent_at)
    select $1::integer, n, 'a.csv', '{"columns":{"barcode":1,"quantity":2,"price":3}}', true, true, 'finished', $1::text, 1,
           to_timestamp(${START / 1000})
      from generate_series($2::integer, $3::integer) n`;

pagedSuite({
  list: uploads,
  filter: {},
  otherFilter: { isOther: true },
  context: [{ now: START }],
  keyOf: ({ sentBy, fileId }) => `${sentBy} ${fileId}`,
  insert: FILES,
  remove: 'delete from product_files where store_id = $1 and file_id = $2',
});

pagedSuite({
  list: uploadRows,
  filter: { fileId: 1, outcome: null },
  otherFilter: { fileId: 1, outcome: 'refused' },
  context: [{ columns: { barcode: 1, quantity: 2, price: 3 }, form: 'barcodes' }],
  keyOf: ({ name, rowId }) => `${name} ${rowId}`,
  insert: `with file as (${FILES.replaceAll('$2::integer, $3::integer', '1, 1')} on conflict do nothing)
    insert into product_file_rows (store_id, file_id, row_no, line, cells, given, outcome)
    select $1::integer, 1, n, n + 1, '[]', jsonb_build_object('name', $1::text), (array['new', 'refused'])[1 + n % 2]
      from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from product_file_rows where store_id = $1 and file_id = 1 and row_no = $2',
});

it('lists uploads by page on request; without a page, the newest ones', async () => {
  const store = await server.createStore({ hasBulkUpload: true });
  const panel = await server.as(store.adminLogin);
  await runStatement(server.urls.owner, FILES, [store.storeId, 1, 60]);
  const request = async (query: string) => {
    const { body } = await panel.get(`product-files${query}`);
    return body as unknown as { product_files: { id: number }[]; proxima: string | null };
  };
  const complete = await request('');
  expect([complete.product_files.length, complete.proxima]).toEqual([60, null]);
  const first = await request('?limite=40');
  const second = await request(`?limite=40&depois=${first.proxima}`);
  expect([...first.product_files, ...second.product_files]).toEqual(complete.product_files);
  expect(second.proxima).toBeNull();
  expect(await panel.get('product-files?depois=eu')).toMatchObject({
    ...{ status: 400, body: { motivo: 'list.page-gone' } },
  });
});
