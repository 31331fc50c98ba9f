import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { expect, it } from 'vitest';

const server = testServer();

it('a fresh proof gives the browser another token; the previous token ends, and open panels stay connected', async () => {
  const store = await server.createStore();
  const post = async (path: string, body: object, cookie = '') => {
    const response = await fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', platform: 'merchantWebv1', cookie },
      body: JSON.stringify(body),
    });
    const given = response.headers.getSetCookie().find((each) => each.startsWith('sid='));
    return { status: response.status, cookie: given?.split(';')[0] };
  };
  const isIn = async (cookie: string) =>
    (await fetch(`${server.url}/api/login/sessao`, { headers: { cookie, platform: 'merchantWebv1' } }))
      .status;

  const { cookie: before = '' } = await post('login/index', {
    ...{ usuario: store.adminLogin, senha: store.password },
  });
  const panel = await openSocket(server.url, null, { cookie: before });
  expect((await post('conta/confirmar', { senha: 'errada' }, before)).cookie).toBeUndefined();
  const proof = { senha: store.password };
  const both = await Promise.all([
    post('conta/confirmar', proof, before),
    post('conta/confirmar', proof, before),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [fresh = '', ...more] = both.flatMap(({ cookie }) => cookie ?? []);
  expect(more).toEqual([]);
  expect(fresh).not.toBe(before);
  expect(await isIn(before)).toBe(200);

  server.clock.advance(31_000);
  expect(await isIn(before)).toBe(401);
  expect(await isIn(fresh)).toBe(200);
  // The panel got the new token with the next session check, and is still in the same session.
  expect((await post('conta/nome', { nome: 'Maria Nova' }, fresh)).status).toBe(200);
  await panel.take('sessao-mudou', 1);
  expect(panel.received('sessao-encerrada')).toEqual([]);
  panel.close();
});

it('a program continues with the token it has', async () => {
  const store = await server.createStore();
  const program = await server.as(store.adminLogin);
  expect((await program.post('conta/confirmar', { senha: store.password })).status).toBe(200);
  server.clock.advance(31_000);
  expect((await program.get('conta')).status).toBe(200);
});
