import { accessServer } from '@comanda/testkit/access/access-server';
import { overtaken } from '@comanda/testkit/overtaken';
import { type TestStore, testAdminEmail } from '@comanda/testkit/stores';
import { beforeEach, expect, it } from 'vitest';

const access = accessServer();
let store: TestStore;
let here = '';
let phone = '';
const enter = async (userAgent: string, address: string) =>
  (
    await access.post(
      'login/index',
      { usuario: store.adminLogin, senha: store.password },
      { headers: { 'user-agent': userAgent }, address },
    )
  ).body.usuario.sessao;
const call = (path: string, body: object = {}, authorization = here) =>
  access.post(path, body, { headers: { authorization } });
const isIn = async (authorization: string) => (await access.get('conta', { authorization })).status === 200;
interface Row {
  id_sessao: string;
  aparelho: string;
  lugar: string;
  esta: boolean;
}
const sessions = async () =>
  ((await access.get('conta/sessoes', { authorization: here })).body as unknown as { sessoes: Row[] })
    .sessoes;

beforeEach(async () => {
  store = await access.createStore();
  here = (await enter('Mozilla/5.0 (Windows NT 10.0) Chrome/142.0', '177.42.18.9')).hash ?? '';
  access.clock.advance(60_000);
  phone = (await enter('Mozilla/5.0 (iPhone) Version/26.0 Safari/604.1', '189.6.3.2')).hash ?? '';
});

it('lists the user’s own sessions, the current one first, with device and a shortened address, and ends one', async () => {
  const listed = await sessions();
  expect(listed.map(({ aparelho, lugar, esta }) => [aparelho, lugar, esta])).toEqual([
    ['Chrome no Windows', '177.42.•.•', true],
    ['Safari no iPhone', '189.6.•.•', false],
  ]);
  access.clock.advance(600_000);
  for (const path of ['encerrar', 'encerrar-outras'])
    expect((await call(`conta/sessoes/${path}`, { id_sessao: listed[1]?.id_sessao })).body.motivo).toBe(
      'auth.prove-again',
    );
  await call('conta/confirmar', { senha: store.password });
  expect((await call('conta/sessoes/encerrar', { id_sessao: listed[1]?.id_sessao })).status).toBe(200);
  expect([await isIn(here), await isIn(phone)]).toEqual([true, false]);
  const again = await call('conta/sessoes/encerrar', { id_sessao: listed[1]?.id_sessao });
  expect(again.body.motivo).toBe('account.session-unknown');
});

it('ends neither a session of another user nor the current one', async () => {
  const operator = await access.post('login/index', { usuario: store.operatorLogin, senha: store.password });
  for (const session of [operator.body.usuario.sessao.id_sessao, (await sessions())[0]?.id_sessao])
    expect((await call('conta/sessoes/encerrar', { id_sessao: session })).status).toBe(404);
  expect((await call('conta/sessoes/encerrar-outras')).status).toBe(200);
  const theirs = operator.body.usuario.sessao.hash ?? '';
  expect([await isIn(here), await isIn(phone), await isIn(theirs)]).toEqual([true, false, true]);
});

it('a new password needs the old one, obeys the rules, ends only the other sessions, and sends a mail', async () => {
  const input = (over: object) => ({
    senha_atual: store.password,
    password: 'Forno#Quente9',
    password_confirmation: 'Forno#Quente9',
    ...over,
  });
  expect((await call('conta/senha', input({ senha_atual: 'errada' }))).body).toMatchObject({
    motivo: 'auth.password-wrong',
    erros: [{ campo: 'senha_atual' }],
  });
  expect((await call('conta/senha', input({ password: 'curta' }))).body.motivo).toBe(
    'recovery.password-weak',
  );
  expect((await call('conta/senha', input({ password_confirmation: 'outra' }))).body.motivo).toBe(
    'recovery.password-not-saved',
  );
  expect(await isIn(phone)).toBe(true);
  expect((await call('conta/senha', input({}))).status).toBe(200);
  expect([await isIn(here), await isIn(phone)]).toEqual([true, false]);
  await expect
    .poll(() => access.mails.filter(({ kind }) => kind === 'own-password-changed').map(({ to }) => to))
    .toEqual([testAdminEmail(store.storeId)]);
});

it('a new password is refused when another one was saved after the check of the old one', async () => {
  const reset = {
    statement: `update users set password_hash = 'reset' where store_id = $1 and user_id = $2`,
    values: [store.storeId, store.adminId],
  };
  const password = 'Forno#Quente9';
  const input = { senha_atual: store.password, password, password_confirmation: password };
  const { body } = await overtaken(access.systemUrl, reset, () => call('conta/senha', input));
  expect(body).toMatchObject({ motivo: 'auth.password-wrong', erros: [{ campo: 'senha_atual' }] });
  const rows = await access.query('select password_hash from users where store_id = $1 and user_id = $2', [
    store.storeId,
    store.adminId,
  ]);
  expect(rows).toEqual([{ password_hash: 'reset' }]);
  expect(await isIn(phone)).toBe(true);
});
