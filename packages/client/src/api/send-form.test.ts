// @vitest-environment jsdom
import { formOf } from '@comanda/contract/kit/call-request';
import { sendLogo } from '@comanda/contract/store/store/pending-changes.calls';
import { afterEach, expect, it, vi } from 'vitest';
import { OfflineError } from './api-error.ts';
import { sendCall } from './send-call.ts';
import { fakeApi } from './testing/fake-api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const file = { name: 'logo.png', bytes: new Uint8Array([1, 2, 3]) };

it('a file is sent unchanged as a separate part', async () => {
  const part = formOf(sendLogo, { file }).get('arquivo') as File;
  expect([part.name, part.size]).toEqual(['logo.png', 3]);
});

it('reports its progress, and answers as every call', async () => {
  const api = fakeApi();
  const shown: number[] = [];
  api.answer(sendLogo, { message: 'Enviado', picture: '/arquivos/a.webp' });
  const answer = await sendCall(sendLogo, { file }, { onProgress: (share) => shown.push(share) });
  expect(answer).toEqual({ message: 'Enviado', picture: '/arquivos/a.webp' });
  expect(shown).toEqual([0.5]);
  expect(api.requestsOf(sendLogo)).toEqual([{ arquivo: 'logo.png' }]);
});

it('is refused, cut off and cancelled as every call', async () => {
  const api = fakeApi();
  api.refuse(sendLogo, 'registration.field-pending');
  await expect(sendCall(sendLogo, { file })).rejects.toMatchObject({ code: 'registration.field-pending' });
  api.cut(sendLogo);
  await expect(sendCall(sendLogo, { file })).rejects.toBeInstanceOf(OfflineError);
  api.hold(sendLogo, { message: '', picture: '' });
  const given = new AbortController();
  const sending = sendCall(sendLogo, { file }, { signal: given.signal });
  given.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});
