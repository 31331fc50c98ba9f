import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { A_PRINT, codeOf, OURS, openModule } from '../testing/open-module.ts';

const HOSTILE = 'https://painel.exemplo.com.br.mau.example';

describe('the print module under attack', () => {
  it.each([HOSTILE, 'null', 'http://127.0.0.1', `${OURS}:444`, OURS.toUpperCase(), ''])(
    'refuses the origin "%s" all calls, even with a token',
    async (origin) => {
      const module = await openModule();
      const token = await module.pair();
      const answers = [
        await module.send({ method: 'GET', path: '/impressoras', token, origin }),
        await module.post('/imprimir', A_PRINT, { token, origin }),
        await module.post('/parear', { codigo: '' }, { origin }),
        await module.send({ method: 'OPTIONS', path: '/imprimir', origin }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(403);
        expect(codeOf(answer)).toBe('origem');
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
      expect(module.prints).toEqual([]);
    },
  );

  it('refuses writes without an origin', async () => {
    const module = await openModule();
    const token = await module.pair();
    const answer = await module.post('/imprimir', A_PRINT, { token, origin: null });
    expect(answer.status).toBe(403);
    expect(module.prints).toEqual([]);
  });

  it.each([
    'mau.example',
    'mau.example:8847',
    '0.0.0.0',
    'localhost',
    '127.0.0.1:1',
    '127.0.0.1.mau.example:8847',
  ])('refuses the Host %s: a foreign name that resolves to this machine', async (host) => {
    const module = await openModule();
    const token = await module.pair();
    expect((await module.send({ method: 'GET', path: '/impressoras', token, host })).status).toBe(403);
    expect(
      (await module.send({ method: 'GET', path: '/impressoras', token, host, origin: null })).status,
    ).toBe(403);
  });

  it('cannot be reached from the network', async () => {
    const module = await openModule();
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((each) => each !== undefined && !each.internal && each.family === 'IPv4');
    if (outside === undefined) return;
    await expect(
      new Promise((resolve, reject) => {
        connect(module.port, outside.address, () => resolve('open')).once('error', reject);
      }),
    ).rejects.toThrow('ECONNREFUSED');
  });

  it.each([null, 'errado', 'x'.repeat(300)])('refuses the token %s', async (token) => {
    const module = await openModule();
    for (const answer of [
      await module.send({ method: 'GET', path: '/impressoras', token }),
      await module.post('/imprimir', A_PRINT, { token }),
    ]) {
      expect(answer.status).toBe(401);
      expect(codeOf(answer)).toBe('pareamento');
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'refuses %s, which forms can send',
    async (type) => {
      const module = await openModule();
      const token = await module.pair();
      expect((await module.post('/imprimir', A_PRINT, { token, type })).status).toBe(415);
      expect((await module.post('/parear', { codigo: '' }, { type })).status).toBe(415);
    },
  );

  it('refuses 10 MB of text, 1,000 copies and a body that is no print request', async () => {
    const module = await openModule();
    const token = await module.pair();
    const status = async (changes: object) =>
      (await module.post('/imprimir', { ...A_PRINT, ...changes }, { token })).status;
    // The module closes the connection before it has read the whole body. The sender may therefore get no
    // response.
    const large = await status({ texto: 'x'.repeat(10_000_000) }).catch(
      (error: NodeJS.ErrnoException) => error.code,
    );
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(large);
    expect(await status({ texto: 'x'.repeat(70_000) })).toBe(400);
    expect(await status({ copias: 1_000 })).toBe(400);
    expect(await status({ copias: 0 })).toBe(400);
    expect(await status({ copias: 1.5 })).toBe(400);
    expect(await status({ margemEsquerda: -1 })).toBe(400);
    expect(await status({ largura: '99' })).toBe(400);
    expect(await status({ texto: '   ' })).toBe(400);
    expect(await status({ texto: `${'\n'.repeat(60_000)}x` })).toBe(400);
    expect((await module.send({ path: '/imprimir', token, body: '{"impressora":' })).status).toBe(400);
    expect(module.prints).toEqual([]);
  });

  it.each(['CAIXA; rm -rf /', '$(reboot)', '`id`', '../CAIXA', '-o raw', "CAIXA' OR 1", 'NADA', 'caixa'])(
    'prints only on existing printers, not on "%s"',
    async (impressora) => {
      const module = await openModule();
      const token = await module.pair();
      const answer = await module.post('/imprimir', { ...A_PRINT, impressora }, { token });
      expect(answer.status).toBe(404);
      expect(codeOf(answer)).toBe('impressora');
    },
  );

  it('removes printer commands from text', async () => {
    const module = await openModule();
    const token = await module.pair();
    const evil = 'Ana\u001b@\u001dV\u0000\u202e\u0007 Silva';
    await module.post('/imprimir', { ...A_PRINT, texto: evil }, { token });
    const rows = [
      { kind: 'pair', left: evil, right: evil },
      { kind: 'banner', text: evil },
    ];
    await module.post(
      '/imprimir',
      { ...A_PRINT, texto: undefined, comanda: { title: evil, rows } },
      { token },
    );
    expect(JSON.stringify(module.prints)).not.toMatch(/\\u00|\\b|\u202e/);
    expect(module.prints[0]?.ticket.rows).toEqual([{ kind: 'text', text: 'Ana@V Silva' }]);
  });

  it('refuses calls that are too frequent', async () => {
    const module = await openModule();
    const answers = await Promise.all(
      Array.from({ length: 80 }, () =>
        module.send({ method: 'GET', path: '/impressoras' }).catch(() => null),
      ),
    );
    expect(answers.some((answer) => answer?.status === 429)).toBe(true);
    module.clock.now += 10_000;
    expect((await module.send({ method: 'GET', path: '/impressoras' })).status).toBe(401);
  });
});
