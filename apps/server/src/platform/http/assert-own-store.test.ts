import { ALL_CALLS } from '@comanda/contract/all-calls';
import { testServer } from '@comanda/testkit/http/test-server';
import type { TestStore } from '@comanda/testkit/stores';
import { beforeAll, describe, expect, it } from 'vitest';

const server = testServer();
let own: TestStore;
let foreign: TestStore;
let token: string;
beforeAll(async () => {
  [own, foreign] = [await server.createStore(), await server.createStore()];
  token = (await server.as(own.adminLogin)).token;
});

const guarded = ALL_CALLS.filter((call) => call.access.kind === 'session');

/** Makes a call with a store's number in one place of the request. */
async function named(
  call: (typeof ALL_CALLS)[number],
  place: 'query' | 'json' | 'form' | 'header',
  storeId: string,
) {
  const path = call.path.replace(/\{\w+\}/g, '999999');
  const claim = `id_estabelecimento=${encodeURIComponent(storeId)}`;
  const { status, headers, text } = await server.send(
    call.method,
    `${path}${place === 'query' ? `?${claim}` : ''}`,
    {
      authorization: token,
      ...(place === 'header' ? { id_estabelecimento: storeId } : {}),
      ...(place === 'form' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    {
      json: { id_estabelecimento: Number(storeId) },
      form: Buffer.from(claim),
      query: undefined,
      header: undefined,
    }[place],
  );
  // Responses that are files are not JSON.
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  return { status, body: isJson ? JSON.parse(text) : {} };
}

describe('a session that names another store', () => {
  it.each(guarded.map((call) => [call.name, call] as const))('is refused by %s', async (_name, call) => {
    for (const place of [
      'query',
      'header',
      ...(call.method === 'GET' ? [] : (['json', 'form'] as const)),
    ] as const) {
      const { status, body } = await named(call, place, String(foreign.storeId));
      expect({ place, status, motivo: body.motivo }).toEqual({
        place,
        status: 403,
        motivo: 'auth.foreign-store',
      });
    }
  });

  it.each(guarded.filter((call) => call.name !== 'access.log-out').map((call) => [call.name, call] as const))(
    'is accepted by %s with its own store',
    async (_name, call) => {
      expect((await named(call, 'query', String(own.storeId))).status).not.toBe(403);
      if (call.method !== 'GET') expect((await named(call, 'form', ` ${own.storeId} `)).status).not.toBe(403);
    },
  );
});

it.each([
  ['another person', { id_usuario: '999' }, 403],
  ['itself', { id_usuario: 'own' }, 200],
  ['nobody', { id_usuario: '' }, 200],
])('a header that names %s', async (_name, headers, status) => {
  const userId = headers.id_usuario === 'own' ? String(own.adminId) : headers.id_usuario;
  const answer = await fetch(`${server.url}/api/estabelecimento/getLoja`, {
    headers: { authorization: token, id_usuario: userId },
  });
  expect(answer.status).toBe(status);
});

it('two stores in one request are refused if one of them is foreign', async () => {
  const path = `estabelecimento/getLoja?id_estabelecimento=${own.storeId}&id_estabelecimento=${foreign.storeId}`;
  const answer = await fetch(`${server.url}/api/${path}`, { headers: { authorization: token } });
  expect(answer.status).toBe(403);
});

it('a page is refused as logged out when its browser has a newer login', async () => {
  const request = (claim: string) =>
    fetch(`${server.url}/api/estabelecimento/getLoja`, {
      headers: { authorization: token, id_sessao: claim },
    });
  const { usuario } = await (
    await fetch(`${server.url}/api/login/sessao`, { headers: { authorization: token } })
  ).json();
  expect((await request(usuario.sessao.id_sessao)).status).toBe(200);
  const refused = await request('another-session');
  expect(refused.status).toBe(401);
  expect((await refused.json()).motivo).toBe('auth.required');
});
