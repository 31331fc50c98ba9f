import { accessServer, PANEL_HEADERS } from '@comanda/testkit/access/access-server';
import type { TestStore } from '@comanda/testkit/stores';
import { beforeEach, expect, it } from 'vitest';
import { loginLinkPath } from './create-login-link.ts';
import { createLoginTicket } from './create-login-ticket.ts';

const access = accessServer({ isHttps: true });
let store: TestStore;
beforeEach(async () => {
  store = await access.createStore();
});

const newTicket = (userId = store.adminId) =>
  access.database.inStore(store.storeId, (tx) => createLoginTicket(tx, userId, access.clock.now()));
const encoded = (login: string) => Buffer.from(login).toString('base64');
const exchange = (usuario: string, hash: string, headers: Record<string, string> = {}) =>
  access.post('login/bilhete', { usuario, hash }, { headers });

it('logs in the panel once; over HTTPS the cookie is bound to the host', async () => {
  const ticket = await newTicket();
  const answer = await exchange(encoded(store.adminLogin), ticket, PANEL_HEADERS);
  expect(answer.status).toBe(200);
  expect(answer.body.usuario).toMatchObject({ nome: 'Dona Teste', sessao: { hash: null } });
  expect(answer.header('set-cookie')).toMatch(
    /^__Host-sid=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax,__Host-aparelho=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const again = await exchange(encoded(store.adminLogin), ticket, PANEL_HEADERS);
  expect([again.status, again.body.motivo]).toEqual([401, 'auth.ticket-invalid']);
});

it('works for only one of many callers', async () => {
  const ticket = await newTicket();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => exchange(encoded(store.adminLogin), ticket)),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(7);
});

it('is invalid after a minute', async () => {
  const ticket = await newTicket();
  access.clock.advance(60_000);
  expect((await exchange(encoded(store.adminLogin), ticket)).status).toBe(401);
});

it('belongs to its user; a call with a wrong name does not consume it', async () => {
  const ticket = await newTicket(store.operatorId);
  const outsider = await access.createStore();
  for (const usuario of [encoded(store.adminLogin), encoded(outsider.adminLogin), '%%', encoded('x')]) {
    expect((await exchange(usuario, ticket)).status).toBe(401);
  }
  expect((await exchange(encoded(store.operatorLogin), ticket)).status).toBe(200);
});

it('never accepts a password, a session token or a ticket moved to another store', async () => {
  const { body } = await access.post('login/index', { usuario: store.adminLogin, senha: store.password });
  const other = await access.createStore();
  const moved = (await newTicket()).replace(/^\d+/, String(other.storeId));
  for (const hash of [store.password, body.usuario.sessao.hash ?? '', moved]) {
    expect((await exchange(encoded(store.adminLogin), hash)).status).toBe(401);
  }
});

it('does not log in a disabled user or one without a role', async () => {
  const ticket = await newTicket();
  await access.query(`update users set roles = '{}' where store_id = $1`, [store.storeId]);
  expect((await exchange(encoded(store.adminLogin), ticket)).body.motivo).toBe('auth.no-role');
  await access.query('update users set is_active = false where store_id = $1', [store.storeId]);
  expect((await exchange(encoded(store.adminLogin), ticket)).body.motivo).toBe('auth.ticket-invalid');
});

it('slows guessing', async () => {
  const guess = () =>
    access.post(
      'login/bilhete',
      { usuario: encoded(store.adminLogin), hash: `${store.storeId}.${'a'.repeat(43)}` },
      { address: '198.51.100.5' },
    );
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) statuses.push((await guess()).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

it('is encoded in the link such that all base64 characters survive', () => {
  expect(loginLinkPath('joão?', '7.abc')).toBe('/login/am%2FDo28%2F/7.abc');
});
