import fastify from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { createLogger, type Logger } from '../log.ts';
import { answerError } from './error-answer.ts';

/** Creates a server with one call that throws this error, and records the server's log lines. */
async function failing(thrown: unknown, constraints = {}) {
  const lines: string[] = [];
  const note = (level: string) => (about: object) => lines.push(`${level} ${Reflect.get(about, 'code')}`);
  const log = Object.assign(createLogger('silent'), { info: note('info'), error: note('error') });
  const http = fastify();
  http.setErrorHandler(answerError(log as Logger, constraints));
  http.get('/', () => {
    throw thrown;
  });
  const request = async () => (await http.inject('/')).statusCode;
  const words = async () => (await http.inject('/')).json<{ mensagem: string }>().mensagem;
  const body = async () => (await http.inject('/')).json<Record<string, unknown>>();
  return { request, words, body, lines };
}

it('a refusal has its text under each name that clients read', async () => {
  const { body } = await failing(new AppError('ledger.no-book'));
  const { erro, mensagem, message, erros } = await body();
  expect(erro).not.toBe('');
  expect([mensagem, message, erros]).toEqual([erro, erro, []]);
});

it('a client that disconnects within its body is not logged as our failure', async () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 });
  const { request, lines } = await failing(aborted);
  expect([await request(), lines]).toEqual([400, ['info request.malformed']]);
});

it('a database that disconnects is our failure', async () => {
  const { request, lines } = await failing(Object.assign(new Error('read'), { code: 'ECONNRESET' }));
  expect([await request(), lines]).toEqual([503, ['error server.unavailable']]);
});

it('while the database is unreachable, all calls together log one line a minute', async () => {
  const { request, lines } = await failing(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
  for (let requested = 0; requested < 50; requested += 1) expect(await request()).toBe(503);
  expect(lines).toEqual(['error server.unavailable']);
});

it('a call in progress while the server stops may be repeated on another server', async () => {
  const { request } = await failing(new Error('Cannot use a pool after calling end on the pool'));
  expect(await request()).toBe(503);
});

it('a violated constraint is a refusal if it has a code, and otherwise a failure', async () => {
  const late = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'one_request' });
  const known = await failing(late, { one_request: 'courier.already-requested' });
  expect([await known.request(), known.lines]).toEqual([409, ['info courier.already-requested']]);
  const unknown = await failing(late, { another: 'courier.already-requested' });
  expect([await unknown.request(), unknown.lines]).toEqual([500, ['error server.unexpected']]);
});

it('many equal refusals are logged a few times a minute', async () => {
  const { request, lines } = await failing(Object.assign(new Error('no'), { statusCode: 400 }));
  for (let requested = 0; requested < 200; requested += 1) await request();
  expect(lines).toHaveLength(60);
});

it('the detail replaces its placeholder, or follows a text without a placeholder', async () => {
  const words = async (code: ConstructorParameters<typeof AppError>[0]) =>
    (await failing(new AppError(code, { detail: 'Ana $&' }))).words();
  expect(await words('online-payment.other-holder')).toBe(
    'A conta precisa ser do mesmo titular do cadastro: Ana $&.',
  );
  expect(await words('stock.in-use')).toMatch(/[^.]: Ana \$&$/);
});
