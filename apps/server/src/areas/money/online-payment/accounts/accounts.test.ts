import { PROOF_LASTS_MS } from '@comanda/domain/people/access/proof';
import { testServer } from '@comanda/testkit/http/test-server';
import { MANUAL, registeredStore } from '@comanda/testkit/online-payment/registered-store';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase } from '../../../../platform/database/transaction.ts';
import { createLogger } from '../../../../platform/log.ts';
import { createMailQueue } from '../../../../platform/mail/mail-queue.ts';
import { receivingAccounts } from './accounts.reads.ts';
import { activateAllDue } from './waiting-job.ts';

const server = testServer();
const CHANGE = 'bank-accounts/change';
const DAY_MS = 86_400_000;
const KEY = { tipo_pagamento: 'CHAVE', tipo_chave: 'CPF', chave: '529.982.247-25' };

pagedSuite({
  list: receivingAccounts,
  filter: {},
  otherFilter: { of: 'another question' },
  context: [],
  keyOf: ({ accountId, label }) => `${label} ${accountId}`,
  insert: `insert into receiving_accounts (store_id, account_id, way, label, bank, account_type, branch, account,
             holder_document, holder_name, version, changed_at, changed_by)
           select $1::int, n, 'manual', 'of ' || $1::int, '077', 'current', '0001', (n % 3)::text, '52998224725', 'Lu', 1,
                  '2026-11-20T22:10:00Z', 'Lu'
             from generate_series($2::int, $3::int) n`,
  remove: 'delete from receiving_accounts where store_id = $1 and account_id = $2',
});

/** Runs the servers' activation job at the test server's time. */
async function activateDue(): Promise<number> {
  const pool = createPool({
    url: server.urls.system,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  const branding = { brand: 'Comanda', supportPhone: '0800 000 0000' };
  const mails = createMailQueue({ isSetUp: true, secret: 'x'.repeat(40), clock: server.clock, branding });
  const log = createLogger('silent');
  const activated = await activateAllDue({ system: createDatabase(pool), mails, clock: server.clock, log });
  await pool.end();
  return activated;
}

it('saves an account of the holder, which can be edited and removed until it is active', async () => {
  const { admin, accounts, addAccount, activate, mails } = await registeredStore(server);
  const first = await addAccount({
    ...MANUAL,
    ...{ nome: 'Conta da loja', agencia_dig: 'x', cnpj_cpf: '529.982.247-25' },
  });
  expect(await accounts()).toMatchObject([
    {
      ...{
        id_pagon_banco: first,
        tipo_pagamento: 'MANUAL',
        nome: 'Conta da loja',
        banco: '077',
        tipo_conta: 'CC',
      },
      ...{ nome_banco: 'Banco Inter S.A.', agencia: '0001', agencia_dig: 'X', conta: '12345-6', chave: null },
      // The form has no field for the holder, so the registered one is saved.
      ...{ nome_titular: 'Luciana Prado', cnpj_cpf: '52998224725', status: 'N', ativa_em: null, versao: 1 },
    },
  ]);
  const second = await addAccount(KEY);
  expect(await addAccount(KEY)).toBe(second);
  const edit = { ...MANUAL, id_pagon_banco: first, agencia: '0002', versao: 1 };
  expect((await admin.post(CHANGE, edit)).body).toMatchObject({
    versao: 2,
    mensagem: 'Conta salva.',
    erros: [],
  });
  expect((await admin.post(CHANGE, { ...edit, agencia: '3' })).body.motivo).toBe('record.changed-meanwhile');
  expect((await activate(first)).body).toMatchObject({ status: true, ativa_em: null, erros: [] });
  expect((await admin.post(CHANGE, { ...edit, versao: null, agencia: '4' })).body.motivo).toBe(
    'online-payment.account-active',
  );
  const removed = (id_pagon_banco: number) =>
    admin.post('pagamentoonline/excluirPagOnBanco', { id_pagon_banco });
  expect((await removed(first)).body.motivo).toBe('online-payment.account-active');
  await activate(second);
  expect((await removed(first)).body).toEqual({ status: true, mensagem: 'Conta excluída.' });
  expect(await accounts()).toMatchObject([{ id_pagon_banco: second, status: 'S', chave: '52998224725' }]);
  expect((await removed(first)).body.motivo).toBe('online-payment.no-account');
  // Two accounts added, one edited, two activated, one removed. Administrator and store get a mail for each.
  expect(await mails()).toEqual({ 'receiving-account': 12 });
});

it.each<[what: string, fields: object, field: string]>([
  ['no bank', { banco: '' }, 'banco'],
  ['a bank that is none', { banco: '999' }, 'banco'],
  ['five digits of a branch', { agencia: '12345' }, 'agencia'],
  ['two digits beside it', { agencia_dig: '12' }, 'agencia_dig'],
  ['no branch', { agencia: '' }, 'agencia'],
  ['no account', { conta: undefined }, 'conta'],
  ['letters in it', { conta: 'abc' }, 'conta'],
  ['no type', { tipo_conta: null }, 'tipo_conta'],
  ['a key of no kind', { ...KEY, tipo_chave: undefined }, 'tipo_chave'],
  ['a phone that was said to be a CPF', { ...KEY, chave: '11987654022' }, 'chave'],
  ['an e-mail that is none', { ...KEY, tipo_chave: 'EMAIL', chave: 'lu@' }, 'chave'],
])('refuses %s by its field', async (_what, fields, field) => {
  const { admin, accounts } = await registeredStore(server);
  const { status, body } = await admin.post(CHANGE, { ...MANUAL, ...fields });
  expect([status, body.erros.map(({ campo }) => campo)]).toEqual([422, [field]]);
  expect(await accounts()).toEqual([]);
});

it('names an institution without a code by its ISPB, also the bank with zeros only', async () => {
  const { admin, addAccount, accounts } = await registeredStore(server);
  const { obj } = (await admin.get('pagamentoonline/listarBancos')).body as unknown as { obj: object[] };
  expect(obj).toContainEqual({ cod: '001', banco: 'Banco do Brasil S.A.', ispb: '00000000' });
  await addAccount({ ...MANUAL, banco: '00000000', agencia_dig: 'X' });
  expect(await accounts()).toMatchObject([{ banco: '001', nome_banco: 'Banco do Brasil S.A.' }]);
});

it('refuses an account of another holder, and a key that cannot be checked', async () => {
  const { admin, accounts, operator } = await registeredStore(server);
  const other = await admin.post(CHANGE, { ...KEY, chave: '11144477735' });
  expect(other).toMatchObject({
    status: 409,
    body: { motivo: 'online-payment.other-holder', erros: [{ campo: 'cnpj_cpf' }] },
  });
  expect(other.body.erro).toBe(
    'A conta precisa ser do mesmo titular do cadastro: Luciana Prado, 529.982.247-25.',
  );
  const named = await admin.post(CHANGE, { ...MANUAL, cnpj_cpf: '111.444.777-35' });
  expect(named.body.motivo).toBe('online-payment.other-holder');
  const phone = await admin.post(CHANGE, { ...KEY, tipo_chave: 'TELEFONE', chave: '11987654021' });
  expect(phone).toMatchObject({ status: 503, body: { motivo: 'online-payment.key-unchecked' } });
  expect((await operator.post(CHANGE, MANUAL)).status).toBe(403);
  const unregistered = await registeredStore(server, { isRegistered: false });
  expect((await unregistered.admin.post(CHANGE, MANUAL)).body.motivo).toBe('online-payment.no-registration');
  expect(await accounts()).toEqual([]);
});

it('requires a recently confirmed password, but not to withdraw a change', async () => {
  const { admin, addAccount } = await registeredStore(server);
  const accountId = await addAccount();
  server.clock.advance(PROOF_LASTS_MS);
  for (const [path, body] of [
    [CHANGE, KEY],
    ['pagamentoonline/ativarPagOnBanco', { id_pagon_banco: accountId }],
    ['pagamentoonline/excluirPagOnBanco', { id_pagon_banco: accountId }],
    ['bank-accounts/wait', { espera: true }],
  ] as const)
    expect((await admin.post(path, body)).body.motivo, path).toBe('auth.prove-again');
  expect((await admin.post('bank-accounts/withdraw')).body.motivo).toBe('online-payment.nothing-waits');
});

it('a change waits a day if the store has set this, and can be withdrawn', async () => {
  const { store, admin, addAccount, activate, accounts, mails } = await registeredStore(server);
  const [first, second] = [await addAccount(), await addAccount(KEY)];
  expect((await admin.post('bank-accounts/wait', { espera: true })).body).toEqual({
    ...{ status: true, espera: true, espera_ate: null },
  });
  // The first account is active at once: there is no earlier account to protect.
  expect((await activate(first)).body).toMatchObject({ ativa_em: null });
  const until = new Date(server.clock.now() + DAY_MS).toISOString();
  expect((await activate(second)).body).toMatchObject({ status: true, ativa_em: until });
  expect((await activate(second)).body.motivo).toBe('online-payment.account-waits');
  expect(await accounts()).toMatchObject([
    { id_pagon_banco: first, status: 'S', ativa_em: null },
    { id_pagon_banco: second, status: 'N', ativa_em: until },
  ]);
  expect((await admin.post('bank-accounts/withdraw')).status).toBe(200);
  await activate(second);
  // The wait was switched off, but still applies to pending changes for one more day.
  expect((await admin.post('bank-accounts/wait', { espera: false })).body).toMatchObject({
    espera_ate: until,
  });
  server.clock.advance(DAY_MS - 1);
  expect(await activateDue()).toBe(0);
  server.clock.advance(1);
  expect(await activateDue()).toBe(1);
  expect(await activateDue()).toBe(0);
  // Logs in again, because a session expires within a day.
  const again = await server.as(store.adminLogin);
  const { obj } = (await again.post('pagamentoonline/listarBancoRecebimentos')).body as unknown as {
    obj: object;
  };
  expect(obj).toMatchObject([
    { id_pagon_banco: second, status: 'S', ativa_em: null },
    { id_pagon_banco: first, status: 'N' },
  ]);
  expect((await again.get('bank-accounts/wait')).body).toMatchObject({ espera: false, espera_ate: null });
  expect(
    (await again.post('pagamentoonline/ativarPagOnBanco', { id_pagon_banco: first })).body,
  ).toMatchObject({
    ativa_em: null,
  });
  expect((await mails())['account-change-wait']).toBe(4);
});

it('several concurrent activations leave one active account', async () => {
  const { addAccount, activate, accounts } = await registeredStore(server);
  const ids = [await addAccount(), await addAccount(KEY), await addAccount({ ...MANUAL, conta: '777-7' })];
  const answers = await Promise.all(ids.map((id) => activate(id)));
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await accounts()).filter(({ status }) => status === 'S')).toHaveLength(1);
});

it('is sorted and paged by the server', async () => {
  const { admin, addAccount } = await registeredStore(server);
  for (const conta of ['3-1', '1-1', '2-1']) await addAccount({ ...MANUAL, conta });
  const page = async (requested: object) =>
    (await admin.post('pagamentoonline/listarBancoRecebimentos', requested)).body as unknown as {
      obj: { conta: string }[];
      paginate_metadata: object;
    };
  const second = await page({ ordem: '-conta', page: 2, per_page: 2 });
  expect(second.obj.map(({ conta }) => conta)).toEqual(['1-1']);
  expect(second.paginate_metadata).toEqual({ total: 3, last_page: 2 });
  expect(await page({ idPagOnCadastro: 999_999 })).toMatchObject({
    motivo: 'online-payment.no-registration',
  });
});

it('the audit log identifies an account without its full number', async () => {
  const { store, addAccount } = await registeredStore(server);
  await addAccount();
  const { rows } = await runStatement(
    server.urls.owner,
    "select details from audit_log where store_id = $1 and action = 'online-payment.account-added'",
    [store.storeId],
  );
  expect(rows).toEqual([{ details: { conta: 'conta com final 45-6 do banco 077' } }]);
});
