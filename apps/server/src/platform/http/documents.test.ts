import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { Document, Documents } from './documents.ts';

/** Creates a server with one document, and counts how often the document is read. */
function aLibrary() {
  const documents = new Documents();
  const shelf = { version: '1', words: 'pastel', reads: 0, held: Promise.resolve() };
  const http = fastify();
  http.get('/', (request, reply) => {
    const document = new Document(1, shelf.version, async () => {
      shelf.reads += 1;
      const { words } = shelf;
      await shelf.held;
      return { words };
    });
    return documents.send({ request, reply, call: 'words' }, document, (output) => JSON.stringify(output));
  });
  const send = (headers: Record<string, string> = {}) => http.inject({ url: '/', headers });
  return { shelf, send };
}

it('is read once for concurrent requests, and again only in another version', async () => {
  const { shelf, send } = aLibrary();
  const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => '{"words":"pastel"}'));
  await send();
  expect(shelf.reads).toBe(1);
  Object.assign(shelf, { version: '2', words: 'coxinha' });
  expect((await send()).json()).toEqual({ words: 'coxinha' });
  expect(shelf.reads).toBe(2);
});

it('a request after a change does not get a document whose read began before the change', async () => {
  const { shelf, send } = aLibrary();
  const { promise, resolve } = Promise.withResolvers<void>();
  shelf.held = promise;
  const before = send();
  await expect.poll(() => shelf.reads).toBe(1);
  Object.assign(shelf, { version: '2', words: 'coxinha' });
  const after = send();
  await expect.poll(() => shelf.reads).toBe(2);
  resolve();
  expect([(await before).json(), (await after).json()]).toEqual([{ words: 'pastel' }, { words: 'coxinha' }]);
  expect((await send()).json()).toEqual({ words: 'coxinha' });
});

it('is not sent twice, is compressed as the client accepts, and has the same tag on every server', async () => {
  const [{ send }, { send: other }] = [aLibrary(), aLibrary()];
  const packed = await send({ 'accept-encoding': 'gzip, deflate' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'private, no-cache' });
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual({ words: 'pastel' });
  const known = { 'if-none-match': String(packed.headers.etag) };
  for (const requester of [send, other])
    expect(await requester(known)).toMatchObject({ statusCode: 304, body: '' });
});

it('a failed read is repeated by the next request', async () => {
  const { shelf, send } = aLibrary();
  shelf.held = Promise.reject(new Error('no database'));
  expect((await send()).statusCode).toBe(500);
  shelf.held = Promise.resolve();
  expect((await send()).json()).toEqual({ words: 'pastel' });
});
