import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sql } from '../database/sql.ts';
import { isPlace, up } from './sort-key.ts';

const server = testServer();
const numbers = (max: number) =>
  fc.integer({ min: 0, max: max }).map((number) => String(number).padStart(max > 99 ? 4 : 2, '0'));
/** Values that a client may write into a cursor, by kind of key. */
const WRITTEN = {
  day: fc.oneof(
    fc.tuple(numbers(9999), numbers(19), numbers(39)).map((parts) => parts.join('-')),
    fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '2024-02-29'),
  ),
  number: fc.oneof(fc.bigInt().map(String), fc.string()),
  uuid: fc.oneof(fc.uuid(), fc.string()),
  text: fc.string({ unit: 'binary' }),
} as const;

it('the database accepts every valid value of a cursor, of every kind', async () => {
  for (const kind of ['day', 'number', 'uuid', 'text'] as const) {
    const key = up(sql`x`, kind);
    const held = fc
      .sample(WRITTEN[kind], { numRuns: 400, seed: 7 })
      .filter((value) => isPlace([key], [value]));
    expect(held.length).toBeGreaterThan(0);
    const type = { day: 'date', number: 'bigint', uuid: 'uuid', text: 'text' }[kind];
    const { rows } = await runStatement(server.urls.owner, `select unnest($1::text[])::${type} as value`, [
      held,
    ]);
    expect(rows).toHaveLength(held.length);
  }
});

it.each(['0000-01-01', '0000-12-31', '2026-02-30', '2026-13-01', '10000-01-01'])(
  '%s is not a valid day of a cursor',
  (day) => {
    expect(isPlace([up(sql`x`, 'day')], [day])).toBe(false);
  },
);
