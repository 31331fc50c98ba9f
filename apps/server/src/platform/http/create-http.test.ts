import { createHttpClient } from '@comanda/testkit/running/http-client';
import { expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { closeGently, createHttp, drain } from './create-http.ts';

it('a stopping server finishes its requests, answers each idle connection once more, and accepts no new ones', async () => {
  const http = await createHttp({
    publicUrl: null,
    providerHost: null,
    trustedProxies: [],
    constraints: {},
    localPrograms: [],
    log: createLogger('silent'),
  });
  const isUnderWay = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  http.get('/slow', async () => {
    isUnderWay.resolve();
    await mayEnd.promise;
    return 'done';
  });
  http.get('/quick', async () => 'done');
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  const stored = createHttpClient(url, { sockets: 1 });
  const others = createHttpClient(url);
  try {
    const first = await stored.send('GET', '/quick', {});
    expect(first.headers.connection).toBe('keep-alive');
    const slow = others.send('GET', '/slow', {});
    await isUnderWay.promise;

    const drained = drain(http);
    const last = await stored.send('GET', '/quick', {});
    expect([last.status, last.headers.connection]).toEqual([200, 'close']);
    await expect(stored.send('GET', '/quick', {})).rejects.toThrow('ECONNREFUSED');
    await drained;
    const closed = closeGently(http);
    mayEnd.resolve();
    expect((await slow).text).toBe('done');
    await closed;
  } finally {
    stored.close();
    others.close();
  }
});
