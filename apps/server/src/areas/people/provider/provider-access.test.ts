import { testServer } from '@comanda/testkit/http/test-server';
import { overtaken } from '@comanda/testkit/overtaken';
import { createProviderPerson } from '@comanda/testkit/provider/provider-person';
import { runStatement } from '@comanda/testkit/run-statement';
import { TEST_PASSWORD } from '@comanda/testkit/stores';
import { describe, expect, it } from 'vitest';

const server = testServer();

/** Logs in like a browser; returns status, failure and the cookie. */
async function logIn(login: string, password = TEST_PASSWORD, cookie = '') {
  const response = await fetch(`${server.url}/api/provedor/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', platform: 'merchantWebv1', cookie },
    body: JSON.stringify({ usuario: login, senha: password }),
  });
  const body = (await response.json()) as { motivo?: string; pessoa?: Record<string, unknown> };
  return { status: response.status, body, setCookie: response.headers.get('set-cookie') ?? '' };
}

const sessionWith = (headers: Record<string, string>) =>
  fetch(`${server.url}/api/provedor/sessao`, { headers }).then(({ status }) => status);

const aPerson = (role: 'admin' | 'support' = 'admin') => createProviderPerson(server.urls.owner, role);
const audit = async (personId: number) =>
  (
    await runStatement<{ call: string; outcome: string | null; about_store: number | null }>(
      server.urls.owner,
      'select call, outcome, about_store from provider_audit where person_id = $1 order by entry_id',
      [personId],
    )
  ).rows;

describe('the login of the provider’s people', () => {
  it('sets its own cookie, for this site only, and returns the permissions', async () => {
    const { login, personId } = await aPerson('support');
    const { status, body, setCookie } = await logIn(` ${login.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body.pessoa).toMatchObject({ id_pessoa: personId, usuario: login, perfil: 'Suporte' });
    expect(body.pessoa?.permissoes).not.toContain('stores.manage');
    expect(setCookie).toMatch(
      /^pid=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict, aparelho-equipe=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(JSON.stringify(body)).not.toContain(/pid=([\w-]+)/.exec(setCookie)?.[1]);
    expect(await audit(personId)).toEqual([{ call: 'provider.log-in', outcome: 'done', about_store: null }]);
  });

  it('reports that the past of a demonstration’s store is being created', async () => {
    const team = await server.asProvider();
    const isUnderWay = async () =>
      ((await team.get('provedor/sessao')).body as unknown as { pessoa: Record<string, unknown> }).pessoa
        .criando_passado;
    const { storeId } = await server.createStore();
    expect(await isUnderWay()).toBe(false);
    const set = (to: boolean) =>
      runStatement(server.urls.owner, 'update stores set is_past_under_way = $2 where store_id = $1', [
        storeId,
        to,
      ]);
    await set(true);
    expect(await isUnderWay()).toBe(true);
    await set(false);
    expect(await isUnderWay()).toBe(false);
  });

  it('refuses a wrong password, an unknown name and a blocked person with the same words', async () => {
    const { login, personId } = await aPerson();
    await runStatement(
      server.urls.owner,
      'update provider_people set is_active = false where person_id = $1',
      [personId],
    );
    const known = await aPerson();
    const answers = [await logIn(login), await logIn(known.login, 'errada'), await logIn('ninguem')];
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body.motivo).toBe('provider.bad-credentials');
    }
    await expect
      .poll(() => audit(known.personId))
      .toEqual([{ call: 'provider.log-in', outcome: 'provider.bad-credentials', about_store: null }]);
  });

  it('slows down a guesser, but not other people at the same address', async () => {
    const { login } = await aPerson();
    const other = await aPerson();
    for (let guess = 0; guess < 5; guess += 1) expect((await logIn(login, 'errada')).status).toBe(401);
    expect((await logIn(login)).body.motivo).toBe('auth.throttled');
    expect((await logIn(other.login)).status).toBe(200);
    server.clock.advance(60_000);
    expect((await logIn(login)).status).toBe(200);
  });
});

describe('a session of the console', () => {
  it('ends an hour after its last use, and twelve after its login', async () => {
    const { token } = await server.asProvider();
    const cookie = `pid=${token}`;
    for (let minutes = 0; minutes < 150; minutes += 50) {
      expect(await sessionWith({ cookie })).toBe(200);
      server.clock.advance(50 * 60_000);
    }
    expect(await sessionWith({ cookie })).toBe(200);
    server.clock.advance(60 * 60_000);
    expect(await sessionWith({ cookie })).toBe(401);
    const { login } = await aPerson();
    const [pair = ''] = (await logIn(login)).setCookie.split(';');
    for (let hours = 0; hours < 12; hours += 0.5) {
      expect(await sessionWith({ cookie: pair })).toBe(200);
      server.clock.advance(30 * 60_000);
    }
    expect(await sessionWith({ cookie: pair })).toBe(401);
  });

  it('ends when its person is blocked or logs out, and is accepted from its own origin only', async () => {
    const { token, personId, post } = await server.asProvider();
    const cookie = `pid=${token}`;
    expect(await sessionWith({ cookie, id_sessao_equipe: 'somebody-elses' })).toBe(401);
    expect(await sessionWith({ cookie })).toBe(200);
    await runStatement(
      server.urls.owner,
      'update provider_people set is_active = false where person_id = $1',
      [personId],
    );
    expect(await sessionWith({ cookie })).toBe(401);
    await runStatement(
      server.urls.owner,
      'update provider_people set is_active = true where person_id = $1',
      [personId],
    );
    expect(await sessionWith({ cookie })).toBe(200);
    await post('provedor/sair');
    expect(await sessionWith({ cookie })).toBe(401);
  });

  it('and a store’s session are valid in one browser at the same time, each for its own pages', async () => {
    const store = await server.createStore();
    const { token: sid } = await server.as(store.adminLogin);
    const { token: pid } = await server.asProvider();
    const both = { cookie: `sid=${sid}; pid=${pid}` };
    const status = (path: string, headers: Record<string, string>) =>
      fetch(`${server.url}/api/${path}`, { headers }).then((answer) => answer.status);
    expect(await status('login/sessao', both)).toBe(200);
    expect(await status('provedor/sessao', both)).toBe(200);
    expect(await status('provedor/sessao', { cookie: `sid=${sid}` })).toBe(401);
    expect(await status('provedor/sessao', { authorization: sid })).toBe(401);
    expect(await status('provedor/sessao', { authorization: pid })).toBe(401);
    expect(await status('login/sessao', { cookie: `pid=${pid}` })).toBe(401);
    expect(await status('login/sessao', { cookie: `sid=${pid}` })).toBe(401);
    expect(await status('login/sessao', { authorization: pid })).toBe(401);
    expect(await status('provedor/sessao', { cookie: `pid=${sid}` })).toBe(401);
  });
});

it('a fresh proof gives the browser another token; the previous one ends when running calls have arrived', async () => {
  const { login, personId } = await aPerson();
  const before = /pid=[^;]+/.exec((await logIn(login)).setCookie)?.[0] ?? '';
  const prove = async (cookie: string) => {
    const response = await fetch(`${server.url}/api/provedor/conta/confirmar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', platform: 'merchantWebv1', cookie },
      body: JSON.stringify({ senha: TEST_PASSWORD }),
    });
    return {
      status: response.status,
      cookie: /pid=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0],
    };
  };
  const both = await Promise.all([prove(before), prove(before)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const fresh = both.flatMap(({ cookie }) => cookie ?? []);
  expect(fresh).toHaveLength(1);
  expect(fresh[0]).not.toBe(before);
  expect(await sessionWith({ cookie: before })).toBe(200);
  server.clock.advance(31_000);
  expect(await sessionWith({ cookie: before })).toBe(401);
  expect(await sessionWith({ cookie: fresh[0] ?? '' })).toBe(200);
  const { rows } = await runStatement(
    server.urls.owner,
    'select count(*)::integer as sessions from provider_sessions where person_id = $1',
    [personId],
  );
  expect(rows).toEqual([{ sessions: 1 }]);
});

it('begins no session when another password was saved after the check of the password', async () => {
  const { login, personId } = await aPerson();
  const reset = {
    statement: `update provider_people set password_hash = 'reset' where person_id = $1`,
    values: [personId],
  };
  const { status, body } = await overtaken(server.urls.owner, reset, () => logIn(login));
  expect([status, body.motivo]).toEqual([401, 'provider.bad-credentials']);
  const { rows } = await runStatement(
    server.urls.owner,
    'select from provider_sessions where person_id = $1',
    [personId],
  );
  expect(rows).toEqual([]);
});
