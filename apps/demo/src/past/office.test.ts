import { join } from 'node:path';
import { giveMenu } from '@comanda/server/src/areas/menu/menu/public.ts';
import { expect, it } from 'vitest';
import { playNeighbours } from '../../../../scripts/demo-past/neighbours.ts';
import { playOffice } from '../../../../scripts/demo-past/office.ts';
import { playRefused } from '../../../../scripts/demo-past/refused-orders.ts';
import { menuOfDraft } from '../menu/menu-draft.ts';
import { demoMenus } from '../menu/menus.ts';
import { openStepsRecord } from '../steps-record.ts';
import { aWorld, MADE_AT } from './testing/a-world.ts';

it('plays the everyday changes and the setup of the other stores once', async () => {
  const world = await aWorld({ days: 34, ordersPerDay: 2 });
  for (const { store, storeId } of world.stores) {
    const draft = demoMenus[store.key];
    if (draft === undefined) throw new Error('no menu');
    const parts = { ...menuOfDraft(draft, MADE_AT), timeZone: store.timeZone };
    await world.database.inStore(storeId, (tx) =>
      giveMenu(tx, parts, { operator: 'terminal', now: MADE_AT }),
    );
  }
  const past = await world.open();
  const play = async () => {
    const record = openStepsRecord(join(world.dataDir, 'passos.json'), MADE_AT);
    const sendPhotos = () => Promise.resolve();
    await playOffice(past, { stores: world.stores, until: MADE_AT, record, sendPhotos });
    await playNeighbours(past, { until: MADE_AT, record });
    for (const one of world.stores) await playRefused(past, { ...one, until: MADE_AT, record });
  };
  await play();
  const history = () =>
    world.rows('select store_id, action, at from audit_log order by store_id, at, entry_id');
  const reported = await history();
  const actions = reported.filter(({ store_id }) => store_id === 1).map(({ action }) => action);
  expect(new Set(actions).size).toBeGreaterThan(5);
  expect(reported.every(({ at }) => Number(new Date(String(at))) <= MADE_AT)).toBe(true);
  const stores = await world.rows(
    `select store_id, is_suspended, created_at < '2026-08-31' as is_old from stores order by 1`,
  );
  expect(stores).toMatchObject([
    { store_id: 1, is_suspended: false, is_old: true },
    { store_id: 2, is_suspended: false, is_old: true },
    { store_id: 3, is_suspended: false, is_old: false },
    { store_id: 4, is_suspended: true, is_old: true },
  ]);
  const unexplained = await world.rows('select * from invoices where kind is null and reason is null');
  expect(unexplained).toEqual([]);
  const held = await world.rows(
    `select h.store_id, h.cents::integer, p.difference, h.held_at < '2026-11-29' as is_old, b.available::integer
       from book_holds h join ledger_books b using (store_id) left join ledger_proofs p using (store_id)
      where h.released_at is null`,
  );
  expect(held).toEqual([{ store_id: 4, cents: 26_480, difference: null, is_old: true, available: 26_480 }]);
  const mails = await world.rows(
    'select store_id, kind, state, sealed is null as is_gone, expires_at > queued_at as is_valid from mails_out',
  );
  expect(mails).toEqual([
    { store_id: 2, kind: 'invitation', state: 'given-up', is_gone: false, is_valid: true },
  ]);
  const refused = await world.rows(
    'select reason, times from order_refusals where store_id = 1 order by last_at',
  );
  expect(refused).toEqual([
    { reason: 'request.invalid', times: 3 },
    { reason: 'request.invalid', times: 1 },
    { reason: 'intake.id-reused', times: 2 },
    { reason: 'request.too-large', times: 1 },
    { reason: 'request.invalid', times: 1 },
  ]);
  // A repeated start changes nothing.
  await play();
  expect(await history()).toEqual(reported);
  await past.stop();
});
