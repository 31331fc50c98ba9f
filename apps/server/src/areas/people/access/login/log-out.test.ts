import { accessServer, PANEL_HEADERS } from '@comanda/testkit/access/access-server';
import type { TestStore } from '@comanda/testkit/stores';
import { beforeEach, expect, it } from 'vitest';
import type { EndedSession } from '../sessions/session-events.ts';

const access = accessServer();
let store: TestStore;
beforeEach(async () => {
  store = await access.createStore();
});

async function token(): Promise<string> {
  const { body } = await access.post('login/index', { usuario: store.adminLogin, senha: store.password });
  return body.usuario.sessao.hash ?? '';
}
const logOut = (headers: Record<string, string>) => access.post('login/sair', {}, { headers });

it('ends the session in the database and at once in memory, clears the cookie and notifies listeners', async () => {
  const cookie = `sid=${await token()}`;
  const { body } = await access.get('login/sessao', { cookie });
  const ended: EndedSession[] = [];
  const stop = access.sessionEvents.onEnded((session) => ended.push(session));
  const answer = await logOut({ ...PANEL_HEADERS, cookie });
  stop();
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ status: true });
  expect(answer.header('set-cookie')).toMatch(
    /^sid=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 .*HttpOnly; SameSite=Lax$/,
  );
  expect(answer.header('clear-site-data')).toBe('"cache"');
  expect(ended).toEqual([{ storeId: store.storeId, sessionId: body.usuario.sessao.id_sessao }]);
  expect((await access.get('login/sessao', { cookie })).status).toBe(401);
  const [entry] = await access.query(
    `select user_id, session_id from audit_log where store_id = $1 and action = 'access.logged-out'`,
    [store.storeId],
  );
  expect(entry).toEqual({ user_id: store.adminId, session_id: body.usuario.sessao.id_sessao });
});

it('ends only the given session, and only once', async () => {
  const [one, other] = [await token(), await token()];
  const ended: EndedSession[] = [];
  const stop = access.sessionEvents.onEnded((session) => ended.push(session));
  const answers = await Promise.all([1, 2, 3].map(() => logOut({ authorization: one })));
  stop();
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(ended).toHaveLength(1);
  expect((await access.get('login/sessao', { authorization: one })).status).toBe(401);
  expect((await access.get('login/sessao', { authorization: other })).status).toBe(200);
});

it.each([
  ['no session', {}],
  ['nonsense', { authorization: 'nada' }],
  ['a token of no store', { authorization: `999999.${'a'.repeat(43)}` }],
])('does no harm with %s', async (_name, headers) => {
  expect((await logOut(headers)).status).toBe(200);
});

it('cannot be triggered by another site', async () => {
  const cookie = `sid=${await token()}`;
  const forged = await logOut({ cookie, origin: 'https://outro.example' });
  expect([forged.status, forged.body.motivo]).toEqual([403, 'auth.origin-refused']);
  expect((await access.get('login/sessao', { cookie })).status).toBe(200);
});
