import { columnOf } from '@comanda/domain/kit/fields/fields';
import { KINDS_WITH_TYPED_NOTE } from '@comanda/domain/kit/journal/kinds';
import { FORGOTTEN } from '@comanda/domain/kit/privacy/forgotten';
import {
  DOCUMENT_PARTS,
  ITEM_PARTS,
  OPTION_PARTS,
  type Parts,
  partsThatAre,
} from '@comanda/domain/orders/orders/document-parts';
import { textsGoingWith } from '@comanda/domain/orders/orders/order-card';
import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { type SampleStore, sampleStore } from '../../../testing/sample-store.ts';
import { deleteOldRows } from './delete-old-rows.ts';
import { type Going, WORDS_OF_NO_ORDER, WORDS_OF_ORDERS } from './free-text.ts';

const YEAR = 365 * 24 * 3_600_000;
const NAME = 'Zuleica Marcada';
const PHONE = '11987650000';
const server = testServer();
let shop: SampleStore;
let orderId: unknown;

async function openShop(): Promise<void> {
  shop = await sampleStore(server);
  orderId = shop.numbers.orderId;
}

/** Tables that have a row of the store with one of these words. */
async function tablesWithWords(words: readonly string[]): Promise<string[]> {
  const tables = await shop.run<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where column_name = 'store_id' and table_schema = 'public' and table_type = 'BASE TABLE' and $1 > 0 order by 1`,
  );
  const texts = tables.map(
    ({ name }) =>
      `select '${name}' as name, string_agg(t::text, ' ') as words from ${name} t where store_id = $1`,
  );
  const reported = await shop.run<{ name: string; words: string | null }>(texts.join(' union all '));
  return reported
    .filter((table) => words.some((word) => table.words?.includes(word)))
    .map(({ name }) => name);
}

async function retain(now: number) {
  const pool = createPool({
    url: server.urls.system,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  const onFailure = (_rule: string, _storeId: number | null, error: unknown) => {
    throw error;
  };
  const deleted = await deleteOldRows(createDatabase(pool), { now, onFailure });
  await pool.end();
  return deleted;
}

const close = () =>
  shop.run(
    "update orders set status = 'cancelled', cancelled_by = 'store', closed_at = now() where store_id = $1",
  );

const MARKS: Record<Going, string> = { contacts: 'Palavracontato', names: 'Palavranome' };

/** Other columns to set with a text column, because the table requires them together. */
const BESIDES: Readonly<Record<string, string>> = {
  'ratings.reply': ', replied_at = now()',
  'ratings.contest_reason': ', contested_at = now()',
  'ratings.decision_words':
    ", contested_at = now(), contest_reason = 'x', decision = 'kept', decided_at = now()",
  'book_holds.reason': ", released_at = now(), released_by = 'Ana'",
  'payout_terms.held_reason': ', held_at = now()',
  'fine_reversals.decision_words': ", decision = 'rejected', decided_at = now()",
};

/** Writes a mark into each text about the order that a person may have typed. */
async function writeEverywhere(): Promise<void> {
  for (const table of ['ledger_postings', 'manual_requests'])
    await shop.run(`update ${table} set order_id = $2 where store_id = $1`, [orderId]);
  for (const { at, goes } of WORDS_OF_ORDERS) {
    const [table, column] = at.split('.');
    const mark = column === 'problem' ? `to_jsonb('${MARKS[goes]}'::text)` : `'${MARKS[goes]}'`;
    const written = await shop.run(
      `update ${table} set ${column} = ${mark}${BESIDES[at] ?? ''} where store_id = $1 and order_id = $2 returning 1`,
      [orderId],
    );
    expect(`${at}: ${Math.min(written.length, 1)}`).toBe(`${at}: 1`);
  }
  const marked = (parts: Parts) => {
    const names = [...partsThatAre('emptied', parts), ...partsThatAre('dropped', parts)];
    return Object.fromEntries(names.map((name) => [name, MARKS.contacts]));
  };
  // The phone stays, because the test finds the customer by phone.
  const columns = textsGoingWith('contacts')
    .filter((name) => name !== 'customerPhone')
    .map(columnOf);
  const option = { name: 'Borda', ...marked(OPTION_PARTS) };
  const item = { name: 'Pizza', ...marked(ITEM_PARTS), options: [option] };
  await shop.run(
    `update orders set cancel_text = $3, ${columns.map((column) => `${column} = $3`).join(', ')},
            located_address = to_jsonb($3::text), document = document || $4
      where store_id = $1 and order_id = $2`,
    [orderId, MARKS.contacts, JSON.stringify({ ...marked(DOCUMENT_PARTS), items: [item] })],
  );
  for (const [table, key] of [
    ['store_events', 'seq'],
    ['order_history', 'version'],
  ])
    await shop.run(
      `insert into ${table} (store_id, ${key}, order_id, at, happened, status, note, actor_kind, actor_name${table === 'store_events' ? ', version, kind' : ''})
       select $1, 1000 + no, $2, now(), kind, 'pending', $3, 'customer', $4${table === 'store_events' ? ", 1000 + no, 'changed'" : ''}
         from unnest($5::text[]) with ordinality as kinds (kind, no)`,
      [orderId, MARKS.contacts, NAME, KINDS_WITH_TYPED_NOTE],
    );
}

/** Writes texts about the store that mention a customer. */
async function nameElsewhere(): Promise<void> {
  const words = [`A ${NAME.toUpperCase()} pediu`, `ligar para (11) 98765-0000`];
  for (const [index, at] of WORDS_OF_NO_ORDER.entries()) {
    const [table, column] = at.split('.');
    await shop.run(`update ${table} set ${column} = $2${BESIDES[at] ?? ''} where store_id = $1`, [
      words[index % 2],
    ]);
  }
  for (const [action, details] of [
    ['payments.refund-asked', { pedido: orderId, motivo: MARKS.names }],
    ['finance.reversal-decided', { pedido: orderId, codigo: 'MRK9', motivo: MARKS.names }],
    // Audit entry in the form that release 1.3 wrote.
    ['finance.fined', { codigo: 'MRK9', motivo: MARKS.names }],
    ['store.closed', { motivo: words[0] }],
    ['store.suspended', { texto: words[1] }],
    ['store.opened', { motivo: 'Zuleica voltou do almoço' }],
  ] as const)
    await shop.run(
      `insert into audit_log (store_id, at, action, details) values ($1, now() + interval '1 hour', $2, $3)`,
      [action, JSON.stringify(details)],
    );
}

it("a new store loses nothing; texts go with the order's phone after one year, or with its name after five", async () => {
  await openShop();
  expect(await retain(server.clock.now())).toEqual({});
  expect(await tablesWithWords(shop.ofCustomers)).toEqual([
    'chat_messages',
    'fine_reversals',
    'orders',
    'ratings',
  ]);
  await writeEverywhere();
  await close();
  await shop.run(
    "update manual_requests set reason = $2, decision = 'approved', decided_at = now(), decided_by = 'b' where store_id = $1",
    [MARKS.names],
  );
  await retain(Date.now() + 0.9 * YEAR);
  expect(await tablesWithWords([MARKS.contacts])).toContain('orders');
  await retain(Date.now() + 1.1 * YEAR);
  expect(await tablesWithWords([MARKS.contacts])).toEqual([]);
  const withNames = WORDS_OF_ORDERS.filter(({ goes }) => goes === 'names').map(({ at }) => at.split('.')[0]);
  expect(await tablesWithWords([MARKS.names])).toEqual(
    [...new Set([...withNames, 'manual_requests'])].sort(),
  );
  await retain(Date.now() + 5.1 * YEAR);
  expect(await tablesWithWords([...shop.ofCustomers, ...Object.values(MARKS)])).toEqual([]);
  expect(await retain(Date.now() + 5.1 * YEAR)).toEqual({});
  await shop.end();
});

it("an erased customer is in no table, and neither are texts about the customer's orders", async () => {
  await openShop();
  await writeEverywhere();
  await nameElsewhere();
  await close();
  const team = await server.asProvider();
  const erased = await team.post(`provedor/lojas/${shop.store.storeId}/clientes/apagar`, { telefone: PHONE });
  expect(erased.body).toEqual({ status: true, pedidos: 1 });
  const sought = [...shop.ofCustomers, ...Object.values(MARKS), NAME, NAME.toUpperCase(), '98765-0000'];
  expect(await tablesWithWords(sought)).toEqual([]);
  const stored = await shop.run(
    "select 1 from audit_log where store_id = $1 and details::text like '%almoço%'",
  );
  expect(stored).toHaveLength(1);
  const [order] = await shop.run<{ isLinkOver: boolean; items: string }>(
    `select link_withdrawn_at is not null as "isLinkOver", document ->> 'items' as items from orders where store_id = $1`,
  );
  expect(order).toEqual({
    isLinkOver: true,
    items: '[{"name": "Pizza", "note": null, "options": [{"name": "Borda", "note": null}]}]',
  });
  await shop.end();
});

it('the background role may remove the reason of a posting, but change nothing else of the posting', async () => {
  const { storeId } = await server.createStore();
  const { urls } = server;
  await runStatement(
    urls.owner,
    `insert into ledger_postings (store_id, posting_id, source_kind, source_id, step, fingerprint, occurred_at, booked_on, first_seq, last_seq)
     values ($1, 1, 'manual', '1', 'posted', '', now(), '2026-11-20', 1, 1)`,
    [storeId],
  );
  const change = (what: string) =>
    runStatement(urls.system, `update ledger_postings set ${what} where store_id = $1`, [storeId]);
  await expect(change("reason = 'outra'")).rejects.toThrow(/row-level security/);
  await expect(change("by_name = 'Rita'")).rejects.toThrow(/permission denied/);
  expect((await change(`reason = '${FORGOTTEN}'`)).rowCount).toBe(1);
});
