import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSmsSender } from './create-sms-sender.ts';
import { createHttpSmsSender } from './http-sms-sender.ts';

let server: Server;
let url: string;
let status: number | 'silence';
let requested: { headers: IncomingHttpHeaders; body: string }[];

beforeEach(async () => {
  status = 202;
  requested = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    requested.push({ headers: request.headers, body });
    if (status !== 'silence') response.writeHead(status, { location: url }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const sms = { kind: 'recovery-code', to: '11987654321', text: 'Seu código é 123456' };

it('posts number and text with the token', async () => {
  await createSmsSender({ url, token: 'segredo', isOutboxShown: false }, '/nowhere').send(sms);
  expect(requested[0]?.headers).toMatchObject({
    authorization: 'Bearer segredo',
    'content-type': 'application/json',
  });
  expect(JSON.parse(requested[0]?.body ?? '')).toEqual({ to: '+5511987654321', text: 'Seu código é 123456' });
});

it.each([400, 401, 302, 500])('throws when the provider answers %i', async (answer) => {
  status = answer;
  await expect(createHttpSmsSender({ url, token: null }).send(sms)).rejects.toThrow();
  expect(requested).toHaveLength(1);
});

it('gives up when the provider does not answer', async () => {
  status = 'silence';
  await expect(createHttpSmsSender({ url, token: null, timeoutMs: 50 }).send(sms)).rejects.toThrow(
    /timeout/i,
  );
});
