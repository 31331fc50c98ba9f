import { randomUUID } from 'node:crypto';
import { testServer } from '@comanda/testkit/http/test-server';
import { createProviderSession } from '@comanda/testkit/provider/provider-person';
import { runStatement } from '@comanda/testkit/run-statement';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { outboxTexts } from '@comanda/testkit/running/outbox';
import { TEST_PASSWORD } from '@comanda/testkit/stores';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aLedgerStore } from '../../testing/ledger-store.ts';

const dataDir = folderOfTest();
const server = testServer({ dataDir, isOutboxShown: false });
let store: Awaited<ReturnType<typeof aLedgerStore>>;
beforeEach(async () => {
  store = await aLedgerStore(server);
});
afterEach(() => store.close());

const DAY_MS = 86_400_000;
const sql = (statement: string, values: unknown[] = []) =>
  runStatement<Record<string, string>>(server.urls.owner, statement, values);
const path = () => `provedor/lojas/${store.storeId}/financeiro/solicitacoes`;

/** Creates a team member with a mail address and an open session. `again` opens another session. */
async function colleague(name: string) {
  const person = await server.asProvider();
  const email = `${name}.${randomUUID().slice(0, 8)}@example.com`;
  await sql('update provider_people set name = $2, email = $3 where person_id = $1', [
    person.personId,
    name,
    email,
  ]);
  return { ...person, name, email, ...(await sessionOf(person)) };
}
async function sessionOf(person: { personId: number; login: string }) {
  const token = await createProviderSession(server.urls.owner, person, server.clock.now());
  const call = async (method: string, route: string, body: object = {}) => {
    const response = await fetch(`${server.url}/api/${route}`, {
      method,
      headers: { 'content-type': 'application/json', platform: 'merchantWebv1', cookie: `pid=${token}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    submit: async () => {
      const input = { tipo: 'AJUSTE', conta: 'conta_corrente', lado: 'A_FAVOR', valor: 10 };
      const { body } = await call('POST', path(), {
        ...input,
        motivo: 'Cobrado em dobro',
        chave: randomUUID(),
      });
      return body.solicitacao as number;
    },
    approve: async (id: number) => {
      const { status, body } = await call('POST', `${path()}/${id}/aprovar`);
      return status === 200 ? 'done' : body.motivo;
    },
    reject: async (id: number) =>
      (await call('POST', `${path()}/${id}/recusar`, { motivo: 'Sem comprovante' })).body.motivo,
    call,
  };
}
const mailsTo = (email: string) =>
  outboxTexts(dataDir).filter((text) => (JSON.parse(text) as { to: string }).to === email);

it('a login that a person added approves nothing for a day, and never approves requests of that person', async () => {
  const [rita, eva] = [await colleague('rita'), await colleague('eva')];
  const first = await rita.submit();
  const login = `bia${randomUUID().slice(0, 6)}`;
  const email = `${login}@thief.example`;
  const added = await rita.call('POST', 'provedor/equipe', {
    ...{ nome: 'Bia Lima', usuario: login, email, perfil: 'Administração' },
  });
  const personId = added.body.id_pessoa as number;
  await sql(
    'update provider_people set is_demo = true, password_hash = (select password_hash from provider_people where person_id = $2) where person_id = $1',
    [personId, eva.personId],
  );
  let bia = await sessionOf({ personId, login });
  expect(await bia.approve(first)).toBe('ledger.fresh-login');
  expect(await bia.approve(await eva.submit())).toBe('ledger.fresh-login');
  expect(await bia.reject(first)).toBe('ledger.fresh-login');
  // Soon after the first login, Bia alone cannot charge even a small fine. Eva, who has logged in before,
  // can.
  const orderId = await store.order({ products: 3_000 });
  const before = await store.balances();
  const fine = { pedido: orderId, valor: 1, motivo: 'Recusa sem motivo' };
  const path = `provedor/lojas/${store.storeId}/multas`;
  expect((await bia.call('POST', path, { ...fine, chave: randomUUID() })).body).toMatchObject({
    solicitacao: expect.any(Number),
  });
  expect(await store.balances()).toEqual(before);
  expect((await eva.call('POST', path, { ...fine, chave: randomUUID() })).body).toMatchObject({
    solicitacao: null,
  });
  for (const each of [rita, eva]) {
    await expect.poll(() => mailsTo(each.email)).toHaveLength(1);
    expect(mailsTo(each.email)[0]).toContain('Bia Lima');
  }

  server.clock.advance(DAY_MS);
  bia = await sessionOf({ personId, login });
  const ritaLater = await sessionOf(rita);
  const second = await ritaLater.submit();
  expect(await bia.approve(first)).toBe('ledger.same-hand');
  expect(await bia.approve(second)).toBe('ledger.same-hand');
  expect(await bia.approve(await (await sessionOf(eva)).submit())).toBe('done');
  expect(await ritaLater.approve(await bia.submit())).toBe('ledger.same-hand');

  const password = { password: 'Lasanha#2031', password_confirmation: 'Lasanha#2031' };
  const renewed = await bia.call('POST', 'provedor/conta/senha', { senha_atual: TEST_PASSWORD, ...password });
  expect(renewed.status).toBe(200);
  expect(await bia.approve(second)).toBe('ledger.same-hand');
  server.clock.advance(1_000);
  expect(await bia.approve(await ritaLater.submit())).toBe('done');
  expect(await (await sessionOf(eva)).approve(first)).toBe('done');
});

it('a colleague’s stolen login approves nothing, the thief cannot approve its requests, and its owner gets a mail', async () => {
  const [thief, rita, eva] = [await colleague('equipe'), await colleague('rita'), await colleague('eva')];
  const first = await thief.submit();
  const person = `provedor/equipe/${rita.personId}`;
  const other = `ladrao.${randomUUID().slice(0, 8)}@thief.example`;
  const save = { versao: 1, nome: 'rita', email: other, perfil: 'Administração' };
  expect((await thief.call('PUT', person, save)).status).toBe(200);
  expect((await thief.call('POST', `${person}/fator`)).status).toBe(200);
  expect((await thief.call('POST', `${person}/link`)).status).toBe(200);
  let taken = await sessionOf(rita);
  expect(await taken.approve(first)).toBe('ledger.fresh-login');
  // Now the stolen login makes the request, and the thief approves with the thief's own login.
  const stolen = await taken.submit();
  expect(await thief.approve(stolen)).toBe('ledger.same-hand');
  server.clock.advance(3 * DAY_MS);
  taken = await sessionOf(rita);
  expect(await taken.approve(first)).toBe('ledger.same-hand');
  expect(await (await sessionOf(thief)).approve(stolen)).toBe('ledger.same-hand');
  expect(await store.balances()).toEqual({});

  await expect.poll(() => mailsTo(rita.email)).toHaveLength(1);
  expect(mailsTo(rita.email)[0]).toContain(other);
  await expect.poll(() => mailsTo(eva.email)).toHaveLength(3);
});

it('a stolen login gains nothing by a race: an approval concurrent with a reset posts nothing after the reset', async () => {
  const [thief, rita] = [await colleague('equipe'), await colleague('rita')];
  const id = await thief.submit();
  const [reset, answer] = await Promise.all([
    thief.call('POST', `provedor/equipe/${rita.personId}/fator`),
    rita.approve(id),
  ]);
  expect(reset.status).toBe(200);
  // The reset ends Rita's session, so her approval succeeds only if it came before the reset.
  expect(['done', 'auth.required', 'ledger.fresh-login']).toContain(answer);
  expect(await (await sessionOf(rita)).approve(await thief.submit())).toBe('ledger.fresh-login');
});
