import { expect, it } from 'vitest';
import { payoutStores } from '../testing/payout-store.ts';
import { savePayoutTerms } from './payout-terms.ts';

const { shop, aStore, activate, due, transfers, run } = payoutStores();
const { clock } = shop.server;
clock.set('2027-05-03T12:00:00Z');
const DAY = '2027-05-04';

type Store = Awaited<ReturnType<typeof aStore>>;
const waitOf = async ({ adminLogin }: Store) => {
  const { body } = await (await shop.server.as(adminLogin)).get('transferencias/espera');
  return (body as unknown as { espera: object | null }).espera;
};
const change = ({ storeId }: Store, statement: string) => shop.rows(statement, [storeId]);
const terms = ({ storeId }: Store, to: Parameters<typeof savePayoutTerms>[1]) =>
  shop.services.database.inStore(storeId, (tx) => savePayoutTerms(tx, to, { by: 'Ana', now: clock.now() }));
const documents = (states: readonly string[]) => async (store: Store) => {
  await change(store, "update payment_receivers set state = 'enabled' where store_id = $1");
  for (const [index, state] of states.entries())
    await shop.rows(
      `insert into online_documents (store_id, kind, sending, state, file_name, sent_at, sent_by, decided_at, rejection)
       values ($1, $2, 1, $3, '', now(), 'Ana', case when $3 <> 'waiting' then now() end, case when $3 = 'rejected' then 'expired' end)`,
      [store.storeId, ['identification', 'residence', 'activity'][index], state],
    );
};

it.each<[string, (store: Store) => Promise<unknown>, object | null]>([
  ['nothing is in the way', async () => undefined, null],
  [
    'transfers are made by hand',
    (store) => terms(store, { isAutomatic: false }),
    { motivo: 'TRANSFERE_A_MAO' },
  ],
  [
    'the provider holds them back',
    (store) => terms(store, { heldAt: clock.now(), heldReason: 'Conferência' }),
    { motivo: 'RETIDO', detalhe: 'Conferência' },
  ],
  [
    'the store is suspended',
    (store) => change(store, 'update stores set is_suspended = true where store_id = $1'),
    { motivo: 'LOJA_SUSPENSA' },
  ],
  ['documents are missing', documents(['approved']), { motivo: 'FALTAM_DOCUMENTOS' }],
  ['one was rejected', documents(['rejected', 'waiting']), { motivo: 'DOCUMENTOS_RECUSADOS' }],
  ['all are looked at', documents(['approved', 'waiting', 'approved']), { motivo: 'EM_ANALISE' }],
  [
    'there is no active account',
    (store) => change(store, 'update receiving_accounts set is_active = false where store_id = $1'),
    { motivo: 'SEM_CONTA' },
  ],
  [
    'the account waits its 24 hours',
    (store) =>
      change(
        store,
        "update receiving_accounts set is_active = false, active_from = '2027-05-05T15:00:00Z' where store_id = $1",
      ),
    { motivo: 'CONTA_EM_ESPERA', ate: '2027-05-05T15:00:00.000Z' },
  ],
])('says why repasses wait: %s', async (_name, prepare, expected) => {
  const store = await aStore();
  await prepare(store);
  // A store without money has no payout wait.
  expect(await waitOf(store)).toBeNull();
  await due([store.storeId], 1_000, DAY);
  const wait = await waitOf(store);
  if (expected === null) expect(wait).toBeNull();
  else expect(wait).toMatchObject(expected);
});

it('shows a returned transfer until another account is active', async () => {
  const store = await aStore();
  await due([store.storeId], 60_000, DAY);
  shop.bank.misbehave({ returnsTransfers: true });
  clock.set(`${DAY}T12:00:00Z`);
  await run();
  await shop.until(() => transfers(store.storeId), ['60000 waiting']);
  clock.advance(6_000);
  await shop.receive();
  await shop.until(() => transfers(store.storeId), ['60000 paid']);
  clock.advance(2 * 86_400_000);
  await shop.receive();
  await shop.until(() => transfers(store.storeId), ['60000 returned']);
  expect(await waitOf(store)).toMatchObject({ motivo: 'TRANSFERENCIA_VOLTOU', detalhe: expect.any(String) });
  await activate(store.storeId, 2, '65432-1');
  expect(await waitOf(store)).toBeNull();
});
