import { request } from 'node:http';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { expect, it } from 'vitest';

const server = testServer();
const LIMIT = 256 * 1024;

/** Bodies of the maximum length that are expensive to parse. */
const BOMBS = {
  'a hundred thousand numbers': `[${'0,'.repeat(LIMIT / 2 - 200)}0]`,
  'lists in lists': '['.repeat(LIMIT - 200),
  'objects in objects': '{"a":'.repeat(LIMIT / 5 - 200),
};

function multipart(json: string): string {
  return `--b\r\nContent-Disposition: form-data; name="order"\r\n\r\n${json}\r\n--b--\r\n`;
}

const post = (path: string, type: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/${path}`, { method: 'POST', headers: { 'content-type': type, ...headers }, body });

it('a caller without a key gets the answer before a byte of the body is sent', async () => {
  const { hostname, port } = new URL(server.url);
  for (const path of ['/api/order', '/api/order/1/cancelar', '/api/chat/lidas', '/api/cliente/conversa']) {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request({
        hostname,
        port,
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': 60_000 },
      });
      outgoing.once('response', (answer) => {
        resolve(answer.statusCode);
        outgoing.destroy();
      });
      outgoing.once('error', reject);
      outgoing.flushHeaders();
    });
    expect([path, status]).toEqual([path, expect.toBeOneOf([401, 403, 404])]);
  }
});

it.each(Object.entries(BOMBS))('%s are refused from partners and cost little time', async (_name, json) => {
  const { intakeKey } = await server.createStore();
  for (const [type, body] of [
    ['application/json', json],
    ['multipart/form-data; boundary=b', multipart(json)],
    ['application/x-www-form-urlencoded', `order=${json}`],
  ] as const) {
    const answer = await post('order', type, body, { 'x-api-key': intakeKey });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ motivo: 'request.malformed' });
  }
});

it.each([
  ['an order', 'order', 300_000, 'x-api-key'],
  ['a file', 'cardapio/foto', 16_000_000, 'authorization'],
])(
  '%s that is too large is refused with a message, also after the whole upload',
  async (_name, path, bytes, access) => {
    const store = await server.createStore();
    const key = access === 'x-api-key' ? store.intakeKey : (await server.as(store.adminLogin)).token;
    const type = 'multipart/form-data; boundary=b';
    const answer = await post(path, type, 'x'.repeat(bytes), { [access]: key });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ motivo: 'request.too-large' });
  },
);

it('large bodies count as several calls of their key, but not of other keys', async () => {
  const [loud, other] = [await server.createStore(), await server.createStore()];
  const body = `{"id":"${' '.repeat(LIMIT - 500)}"}`;
  const send = ({ intakeKey }: { intakeKey: string }, text: string) =>
    post('order', 'application/json', text, { 'x-api-key': intakeKey });
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(loud, body)));
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([422, 429]);
  expect((await send(other, JSON.stringify(anOpenDeliveryOrder()))).status).toBe(200);
});

it('unknown callers may send small forms only', async () => {
  const answer = await post('login/index', 'application/json', `{"usuario":"${'x'.repeat(17_000)}"}`);
  expect(answer.status).toBe(413);
});

it.each([
  [
    'too many fields',
    `${'a=1&'.repeat(10)}${Array.from({ length: 700 }, (_, at) => `f${at}=1`).join('&')}`,
    413,
  ],
  ['a poisoned prototype', '__proto__[x]=1', 400],
  ['names that contradict each other', 'usuario=a&usuario[b]=c', 400],
])('a form with %s is refused with words', async (_name, body, status) => {
  const answer = await post('login/index', 'application/x-www-form-urlencoded', body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ status: false, erro: expect.stringMatching(/./) });
});

it('an order may be sent in a field of either form, or in fields', async () => {
  const { intakeKey } = await server.createStore();
  const key = { 'x-api-key': intakeKey };
  const [one, two] = [anOpenDeliveryOrder(), anOpenDeliveryOrder()];
  const encoded = await fetch(`${server.url}/api/order`, {
    method: 'POST',
    headers: key,
    body: new URLSearchParams({ order: JSON.stringify(one) }),
  });
  expect(encoded.status).toBe(200);
  const form = new FormData();
  for (const [name, value] of Object.entries(two))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  const fields = await fetch(`${server.url}/api/order`, { method: 'POST', headers: key, body: form });
  expect(await fields.json()).toMatchObject({ status: true, data: { id: two.id } });
});

it.each([
  ['a form', (fields: Record<string, string>) => new URLSearchParams(fields)],
  [
    'multipart',
    (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return form;
    },
  ],
])('numbers with decimals and booleans come in %s as well as in JSON', async (_name, write) => {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  const fields = { founded: 'true', lat: '-23.5587', lng: '-46.635', formattedAddress: 'Rua da Glória, 182' };
  const answer = await fetch(`${server.url}/api/enderecos/updateUserAddress/1/1`, {
    method: 'POST',
    headers: { authorization: panel.token },
    body: write(fields),
  });
  expect(await answer.json()).toEqual({ status: true, founded: true, success: true });
});
