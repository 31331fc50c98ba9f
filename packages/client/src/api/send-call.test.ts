// @vitest-environment jsdom
import { openOrCloseStore } from '@comanda/contract/store/store/store.calls';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, OfflineError } from './api-error.ts';
import { sendCall } from './send-call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function failureOf(answer: Response | Error): Promise<unknown> {
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return sendCall(openOrCloseStore, { isOpen: true, reason: null, end: 'by-hand' }).catch(
    (failure: unknown) => failure,
  );
}

it.each([
  ['a named refusal', 423, { status: false, erro: 'Suspensa', motivo: 'store.suspended' }, 423, false],
  ['a refusal inside a 200', 200, { status: false, erro: 'Não deu.' }, 422, false],
  ['an ended session inside a 200', 200, { status: false, erro: 'Sessão', code: 401 }, 401, false],
  ['a refusal without a name', 423, { status: false, erro: 'Suspensa' }, 423, false],
  ['a broken server', 500, { status: false, erro: 'x', motivo: 'server.unexpected' }, 500, true],
  ['a foreign page', 200, 'olá', 200, true],
])('%s', async (_name, http, body, status, isUnexpected) => {
  const failure = await failureOf(new Response(JSON.stringify(body), { status: http }));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status, isUnexpected });
});

it('a missing answer counts as offline', async () => {
  expect(await failureOf(new TypeError('failed to fetch'))).toBeInstanceOf(OfflineError);
});
