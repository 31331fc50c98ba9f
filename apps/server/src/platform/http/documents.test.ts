import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { Document, Documents } from './documents.ts';

/** A server of one document, which says how often it was read. */
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
  const ask = (headers: Record<string, string> = {}) => http.inject({ url: '/', headers });
  return { shelf, ask };
}

it('is made once for all who ask at the same moment, and again in another version only', async () => {
  const { shelf, ask } = aLibrary();
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask()));
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => '{"words":"pastel"}'));
  await ask();
  expect(shelf.reads).toBe(1);
  Object.assign(shelf, { version: '2', words: 'coxinha' });
  expect((await ask()).json()).toEqual({ words: 'coxinha' });
  expect(shelf.reads).toBe(2);
});

it('whoever asks after a change is not given what was begun before it', async () => {
  const { shelf, ask } = aLibrary();
  const { promise, resolve } = Promise.withResolvers<void>();
  shelf.held = promise;
  const before = ask();
  await expect.poll(() => shelf.reads).toBe(1);
  Object.assign(shelf, { version: '2', words: 'coxinha' });
  const after = ask();
  await expect.poll(() => shelf.reads).toBe(2);
  resolve();
  expect([(await before).json(), (await after).json()]).toEqual([{ words: 'pastel' }, { words: 'coxinha' }]);
  expect((await ask()).json()).toEqual({ words: 'coxinha' });
});

it('is not sent again to who has it, packed as they can open it; another server says the same of it', async () => {
  const [{ ask }, { ask: other }] = [aLibrary(), aLibrary()];
  const packed = await ask({ 'accept-encoding': 'gzip, deflate' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'private, no-cache' });
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual({ words: 'pastel' });
  const known = { 'if-none-match': String(packed.headers.etag) };
  for (const asker of [ask, other]) expect(await asker(known)).toMatchObject({ statusCode: 304, body: '' });
});

it('what could not be read is asked for again', async () => {
  const { shelf, ask } = aLibrary();
  shelf.held = Promise.reject(new Error('no database'));
  expect((await ask()).statusCode).toBe(500);
  shelf.held = Promise.resolve();
  expect((await ask()).json()).toEqual({ words: 'pastel' });
});
