import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { moduleRefusal } from '@comanda/contract/orders/printing/print-module.wire';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PrinterFault } from '../printers/printer-backend.ts';
import { A_PRINT, codeOf, OURS, openModule } from '../testing/open-module.ts';
import { FAULTS, REFUSALS } from '../texts.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';
import { createModulePermissions } from './module-permissions.ts';

describe('the print module', () => {
  it('pairs a browser by the code on the screen, once, then lists printers and prints for it', async () => {
    const module = await openModule();
    const request = await module.post('/parear', { codigo: '' });
    expect(request).toMatchObject({ status: 401, body: { erro: REFUSALS.codeShown } });
    expect(module.codes).toEqual([expect.stringMatching(/^\d{6}$/)]);
    const paired = await module.post('/parear', { codigo: module.codes[0] });
    const { token } = z.parse(z.object({ status: z.literal(true), token: z.string() }), paired.body);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await module.post('/parear', { codigo: module.codes[0] })).status).toBe(401);

    const listed = await module.send({ method: 'GET', path: '/impressoras', token });
    expect(listed.body).toEqual({
      status: true,
      impressoras: [{ nome: 'CAIXA', padrao: true, driver: true, online: null, problema: null }],
    });
    expect(listed.headers['access-control-allow-origin']).toBe(OURS);
    expect(await module.post('/imprimir', A_PRINT, { token })).toMatchObject({
      status: 200,
      body: { status: true },
    });
    expect(module.prints[0]?.ticket.rows).toEqual([
      { kind: 'text', text: 'Pedido 7' },
      { kind: 'gap' },
      { kind: 'text', text: '2x Pão de queijo' },
    ]);
  });

  it('saves tokens only as hashes, in a file for its owner only', async () => {
    const module = await openModule();
    const token = await module.pair();
    const path = join(module.folder, 'modulo.json');
    expect(readFileSync(path, 'utf8')).not.toContain(token);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const again = createModulePermissions(module.folder, Date.now, () => undefined);
    expect(again.isAllowed(token, OURS)).toBe(true);
    expect(again.isAllowed(token, 'https://outra.example')).toBe(false);
  });

  it('accepts only a few attempts, and no old code', async () => {
    const module = await openModule();
    await module.post('/parear', { codigo: '' });
    const right = module.codes[0] ?? '';
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried += 1) await module.post('/parear', { codigo: wrong });
    expect((await module.post('/parear', { codigo: right })).status).toBe(401);
    module.clock.now += 60_000;
    await module.post('/parear', { codigo: '' });
    expect(module.codes).toHaveLength(2);
    module.clock.now += 5 * 60_000;
    expect((await module.post('/parear', { codigo: module.codes[1] })).status).toBe(401);
  });

  it('answers under the three names of this machine', async () => {
    const module = await openModule();
    const token = await module.pair();
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      const host = `${name}:${module.port}`;
      expect((await module.send({ method: 'GET', path: '/impressoras', token, host })).status).toBe(200);
    }
    const host = `0.0.0.0:${module.port}`;
    expect((await module.send({ method: 'GET', path: '/impressoras', token, host })).status).toBe(403);
  });

  it('prints on the default printer of the system', async () => {
    const module = await openModule();
    const token = await module.pair();
    await module.post('/imprimir', { ...A_PRINT, impressora: 'Impressora padrão' }, { token });
    expect(module.prints[0]?.printer).toBe('Impressora padrão');
  });

  it('reports the refusal of a printer', async () => {
    const module = await openModule();
    const token = await module.pair();
    module.clock.fault = new PrinterFault(FAULTS.unreachable);
    const answer = await module.post('/imprimir', A_PRINT, { token });
    expect(codeOf(answer)).toBe('EP01');
    expect(z.parse(moduleRefusal, answer.body).erro).toContain('Erro EP01 - módulo de impressão');
  });

  it('answers preflights of its own page, also for access to this machine', async () => {
    const module = await openModule();
    const headers = {
      'access-control-request-private-network': 'true',
      'access-control-request-method': 'POST',
    };
    const answer = await module.send({ method: 'OPTIONS', path: '/imprimir', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': OURS,
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-allow-private-network': 'true',
      vary: 'Origin',
    });
    expect((await module.send({ method: 'OPTIONS', path: '/imprimir', origin: null })).status).toBe(403);
  });

  it('changes nothing on GET and refuses other paths', async () => {
    const module = await openModule();
    const token = await module.pair();
    for (const path of ['/imprimir', '/parear', '/', '/impressoras/']) {
      expect((await module.send({ method: 'GET', path, token })).status).toBe(404);
    }
    expect(module.codes).toHaveLength(1);
  });

  it('reports a port in use and continues without it', async () => {
    const module = await openModule();
    const output: string[] = [];
    const servers = await listenOnLoopback(
      () => undefined,
      [module.port, 0],
      (text) => output.push(text),
    );
    servers.close();
    expect(servers.ports).toHaveLength(1);
    expect(output[0]).toContain(`A porta ${module.port} de 127.0.0.1 já está em uso`);
  });
});
