import { columnOf, type Field, namesWhere } from '@comanda/domain/kit/fields/fields';
import { CARD_FIELDS } from '@comanda/domain/orders/orders/order-card';
import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { WORDS_IN_ORDERS, WORDS_OF_NO_ORDER, WORDS_OF_ORDERS, WORDS_OF_ROWS_THAT_GO } from './free-text.ts';
import { RETENTION_RULES } from './retention-rules.ts';
import { NO_FREE_TEXT } from './testing/no-free-text.ts';

const server = testServer();

const PERSONAL = [
  ...[...WORDS_OF_ORDERS, ...WORDS_IN_ORDERS].map(({ at }) => at),
  ...WORDS_OF_ROWS_THAT_GO,
  ...WORDS_OF_NO_ORDER,
  'audit_log.details',
  // Encrypted until the mail is sent, and then emptied.
  'mails_out.sealed',
];
const SHARED_BY_CARDS = namesWhere(CARD_FIELDS, (field: Field) => field.isShared === true);
const OTHERS = [
  ...SHARED_BY_CARDS.map((name) => `orders.${columnOf(name)}`),
  ...NO_FREE_TEXT.flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([table, names]) => names.split(' ').map((name) => `${table}.${name}`)),
  ),
];

it('every text column is emptied with its customer, or is listed as free of customer data', async () => {
  const { rows } = await runStatement<{ at: string; isBytes: boolean }>(
    server.urls.owner,
    `select table_name || '.' || column_name as at, data_type = 'bytea' as "isBytes"
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea', 'USER-DEFINED')`,
    [],
  );
  const known = new Set<string>([...PERSONAL, ...OTHERS]);
  const texts = rows.filter(({ isBytes }) => !isBytes).map(({ at }) => at);
  expect(texts.filter((at) => !known.has(at))).toEqual([]);
  // All listed columns exist, and no column is in two lists.
  const all = new Set(rows.map(({ at }) => at));
  expect([...known].filter((at) => !all.has(at))).toEqual([]);
  expect(OTHERS.filter((at) => PERSONAL.includes(at))).toEqual([]);
});

it('texts whose rows are deleted have a rule with a limit', () => {
  const ruled = new Set(RETENTION_RULES.map(({ table }) => table));
  expect(WORDS_OF_ROWS_THAT_GO.filter((at) => !ruled.has(at.split('.')[0] ?? ''))).toEqual([]);
});
