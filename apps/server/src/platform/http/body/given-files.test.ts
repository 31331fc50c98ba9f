import { defineCall, PUBLIC } from '@comanda/contract/kit/define-call';
import { givenFile, plainNumber, plainText, text } from '@comanda/contract/kit/field-types';
import { answer, record } from '@comanda/contract/kit/record';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLogger } from '../../log.ts';
import type { ProviderAuthenticator } from '../admit-provider.ts';
import type { CustomerWatch } from '../customer-watch.ts';
import { answerError } from '../error-answer.ts';
import { type Authenticator, mountCalls } from '../mount-calls.ts';
import { readBodies } from './read-bodies.ts';

const MAX = 100_000;
const sendPhoto = defineCall({
  name: 'test.send-photo',
  summary: '',
  route: 'POST teste/foto',
  access: PUBLIC,
  takesFiles: { arquivo: MAX },
  input: record({ file: ['arquivo', givenFile], title: ['titulo', text({ max: 20 })] }),
  output: answer(
    record({
      name: ['nome', plainText],
      bytes: ['bytes', plainNumber],
      first: ['primeiro', plainNumber],
      title: ['titulo', plainText],
    }),
  ),
});

const app = fastify();
await app.register(cookie);
readBodies(app);
app.setErrorHandler(answerError(createLogger('silent')));
// This test's server accepts every caller.
mountCalls(
  app,
  { cookieName: 'sid', ownOrigins: new Set() } as unknown as Authenticator,
  {} as ProviderAuthenticator,
  {} as CustomerWatch,
)(sendPhoto, async ({ file, title }) => ({
  name: file.name,
  bytes: file.bytes.length,
  first: file.bytes[0] ?? -1,
  title,
}));

async function send(parts: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, part, 'maçã.png');
  }
  const request = new Request('http://x/', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/teste/foto',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const photo = (bytes: number) => new Blob([new Uint8Array(bytes).fill(0xff)]);

it('accepts a file unchanged next to text fields, above the usual limit of bodies', async () => {
  expect(await send({ titulo: 'Capa', arquivo: photo(MAX) })).toEqual({
    status: 200,
    body: { status: true, nome: 'maçã.png', bytes: MAX, primeiro: 255, titulo: 'Capa' },
  });
});

it.each([
  ['one byte too many', { titulo: 'Capa', arquivo: photo(MAX + 1) }, 413],
  ['far too many', { titulo: 'Capa', arquivo: photo(10 * MAX) }, 413],
  ['text in its place', { titulo: 'Capa', arquivo: '' }, 422],
  ['an empty file', { titulo: 'Capa', arquivo: photo(0) }, 422],
  ['no file', { titulo: 'Capa' }, 422],
  ['a file where text belongs', { titulo: photo(50), arquivo: photo(10) }, 422],
])('%s is refused with words', async (_name, parts, status) => {
  const answer = await send(parts);
  expect([answer.status, answer.body.status]).toEqual([status, false]);
  expect(answer.body.erro).toMatch(/./);
});

it('JSON is not accepted as a file', async () => {
  const payload = { titulo: 'Capa', arquivo: { name: 'a.png', bytes: [1, 2, 3] } };
  expect((await app.inject({ method: 'POST', url: '/api/teste/foto', payload })).statusCode).toBe(422);
});
