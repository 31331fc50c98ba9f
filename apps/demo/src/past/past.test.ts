import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playPast } from '../../../../scripts/demo-past/play-past.ts';
import { aWorld, MADE_AT, type World } from './testing/a-world.ts';

const DAYS = 38;
const SIZE = { days: DAYS, ordersPerDay: 12 };

/** Sums over all stores of a demo. A test compares the sums of two demos. */
async function sumsOf({ rows }: World) {
  return {
    books: await rows('select * from ledger_books order by store_id'),
    kinds: await rows(`select store_id, source_kind, step, count(*)::integer from ledger_postings
                        where source_kind not in ('order', 'charge') group by 1, 2, 3 order by 1, 2, 3`),
    transfers: await rows(
      'select store_id, state, count(*)::integer, sum(cents)::integer from payment_transfers group by 1, 2 order by 1, 2',
    ),
    invoices: await rows(
      'select store_id, due_on, status, kind, balance_cents, paid_cents from invoices order by 1, invoice_id',
    ),
    ratings: await rows(
      'select store_id, count(*)::integer, count(reply)::integer as replies from ratings group by 1 order by 1',
    ),
    mails: await rows(
      'select store_id, kind, state, count(*)::integer from mails_out group by 1, 2, 3 order by 1, 2, 3',
    ),
  };
}

/** Checks which rare cases the generated past contains. */
async function examplesOf({ rows }: World) {
  const [found] = await rows(`
    select exists (select 1 from settlement_orders where store_id = 1 and blocked_cents > 0) as contested,
           exists (select 1 from settlement_orders where store_id = 1 and lost_cents > 0) as lost,
           exists (select 1 from order_transactions where terms @> '{"rates": [{"isGuessed": true}]}') as "unknownBrand",
           (select count(*)::integer from orders where cancel_code = 'NOT_PAID' and closed_at < to_timestamp(${MADE_AT / 1000})) as unpaid`);
  return found;
}

class Killed extends Error {}

it('creates the same past with and without interruptions, and its ledgers balance', async () => {
  const world = await aWorld(SIZE);
  const past = await world.open();
  await playPast(past, world.stores, {
    until: MADE_AT,
    days: DAYS,
    playedThrough: null,
    save: () => undefined,
  });
  await past.stop();
  const [missing] = await world.rows(
    `select count(*)::integer as orders from orders o join ledger_books b using (store_id)
      where o.status = 'delivered' and o.closed_at < '2026-11-29T08:00:00Z'
        and coalesce(o.scheduled_for, o.created_at) >= b.opened_on + time '08:00' at time zone 'UTC'
        and not exists (select 1 from order_transactions t where t.store_id = o.store_id and t.order_id = o.order_id)`,
  );
  expect(missing).toEqual({ orders: 0 });
  expect(await examplesOf(world)).toEqual({
    ...{ contested: true, lost: true, unknownBrand: true, unpaid: 3 },
  });
  const sums = await sumsOf(world);
  expect(sums.mails).toContainEqual({ store_id: 1, kind: 'dispute-lost', state: 'sent', count: 2 });
  const messages = readdirSync(join(world.dataDir, 'outbox'));
  expect(messages).toHaveLength(sums.mails.reduce((sum, { count }) => sum + Number(count), 0));
  expect(messages.every((name) => name < '2026-11-30' && name > '2026-10-30')).toBe(true);
  expect(sums.invoices.map(({ status }) => status)).toContain('paid');

  const other = await aWorld(SIZE);
  const killed = await other.open();
  let saved = { day: '', state: '' };
  await expect(
    playPast(killed, other.stores, {
      ...{ until: MADE_AT, days: DAYS, playedThrough: null },
      save: (day) => {
        if (day > '2026-11-12') throw new Killed();
        saved = { day, state: JSON.stringify(killed.sim.bank.state) };
      },
    }),
  ).rejects.toThrow(Killed);
  await killed.stop();
  const again = await other.open();
  Object.assign(again.sim.bank.state, JSON.parse(saved.state));
  await playPast(again, other.stores, {
    until: MADE_AT,
    days: DAYS,
    playedThrough: saved.day,
    save: () => undefined,
  });
  await again.stop();
  expect(await sumsOf(other)).toEqual(sums);
});
