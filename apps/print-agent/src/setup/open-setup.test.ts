import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { describe, expect, it } from 'vitest';
import { readSetup } from '../config/agent-config.ts';
import { openFakeServer, PAIRING_CODE, TOKEN } from '../testing/fake-server.ts';
import { SETUP } from '../texts.ts';
import { copyProgram, forgetOlderPrograms } from './copy-program.ts';
import { openerOf } from './open-in-browser.ts';
import { openSetup } from './open-setup.ts';
import { serverOfPackage } from './server-of-package.ts';

/** Opens the page as a browser does. `started` lists how the program was started. */
async function openPage(options: { refusesAutostart?: boolean } = {}) {
  const folder = folderOfTest();
  const started: string[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<string>();
  const finished = openSetup({
    folder,
    log: () => undefined,
    open: async (url) => {
      open(url);
      return true;
    },
    startWithMachine: async () => {
      if (options.refusesAutostart) throw new Error('sem systemd');
      started.push('with the machine');
    },
    startNow: () => started.push('now'),
  });
  const url = await opened;
  const send = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { origin: new URL(url).origin, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { folder, started, url, send, finished };
}

describe('the page for the pairing code', () => {
  it('links the computer, sets up the automatic start, and ends when the person is done', async () => {
    const server = await openFakeServer();
    const { folder, started, send, finished } = await openPage();
    expect(JSON.parse((await send('estado')).text)).toMatchObject({ loja: null, servidor: null });
    const wrong = await send('ligar', { codigo: 'ERRADO', nome: 'Balcão', servidor: server.url });
    expect([wrong.status, JSON.parse(wrong.text).status]).toEqual([422, false]);
    expect(started).toEqual([]);
    const right = await send('ligar', { codigo: PAIRING_CODE, nome: 'Balcão', servidor: server.url });
    expect([right.status, JSON.parse(right.text).nome]).toEqual([200, 'Balcão']);
    expect(readSetup(folder).pareamento).toMatchObject({ token: TOKEN, nome: 'Balcão' });
    expect(started).toEqual(['with the machine']);
    await send('fim', {});
    await finished;
    await server.close();
  });

  it('starts the agent directly if the machine refuses an automatic start', async () => {
    const server = await openFakeServer();
    const { started, send, finished } = await openPage({ refusesAutostart: true });
    await send('ligar', { codigo: PAIRING_CODE, nome: 'Balcão', servidor: server.url });
    expect(started).toEqual(['now']);
    await send('fim', {});
    await finished;
    await server.close();
  });

  it('refuses other users of this machine and foreign pages', async () => {
    const { url, send, finished } = await openPage();
    const page = await send('');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(`${new URL(url).origin}/estado`)).status).toBe(404);
    const request = { codigo: PAIRING_CODE, nome: 'x', servidor: null };
    expect((await send('ligar', request, { origin: 'https://mau.example' })).status).toBe(403);
    expect((await send('ligar', request, { 'content-type': 'text/plain' })).status).toBe(403);
    const empty = await send('ligar', { codigo: 'x', nome: ' ', servidor: null });
    expect(JSON.parse(empty.text).erro).toBe(SETUP.incomplete);
    await send('fim', {});
    await finished;
  });

  it('is opened by the command of each system', () => {
    expect(openerOf('win32', 'http://x')[0]).toBe('rundll32.exe');
    expect(openerOf('darwin', 'http://x')).toEqual(['open', 'http://x']);
    expect(openerOf('linux', 'http://x')).toEqual(['xdg-open', 'http://x']);
  });
});

describe('a downloaded program', () => {
  const aDownload = (version: string) => {
    const bundle = join(folderOfTest(), 'programa');
    mkdirSync(join(bundle, 'letras'), { recursive: true });
    for (const name of ['node', 'agente.mjs', 'letras/a.ttf']) writeFileSync(join(bundle, name), version);
    writeFileSync(join(bundle, 'versao.txt'), version);
    return bundle;
  };
  const running = (bundle: string) => ({ node: join(bundle, 'node'), main: join(bundle, 'agente.mjs') });

  it('copies itself to the folder of the agent, and removes the last version', () => {
    const folder = folderOfTest();
    const first = aDownload('1111111111111111');
    expect(copyProgram(folder, first, running(first)).main).toBe(
      join(folder, 'programa/1111111111111111/agente.mjs'),
    );
    const second = aDownload('2222222222222222');
    const stored = copyProgram(folder, second, running(second));
    expect(readFileSync(stored.node, 'utf8')).toBe('2222222222222222');
    expect(readFileSync(join(folder, 'programa/2222222222222222/letras/a.ttf'), 'utf8')).toBeTruthy();
    expect(copyProgram(folder, second, running(second))).toEqual(stored);
    forgetOlderPrograms(folder, stored);
    expect(readdirSync(join(folder, 'programa'))).toEqual(['2222222222222222']);
  });

  it('is not copied if it runs from its sources, or by a Node of the machine', () => {
    const program = { node: '/usr/bin/node', main: '/x/main.ts' };
    expect(copyProgram(folderOfTest(), null, program)).toBe(program);
    const bundle = aDownload('3');
    expect(copyProgram(folderOfTest(), bundle, { ...running(bundle), node: '/usr/bin/node' }).node).toBe(
      '/usr/bin/node',
    );
  });

  it('finds the server it came from', () => {
    const bundle = aDownload('4');
    expect(serverOfPackage(bundle)).toBeNull();
    writeFileSync(join(bundle, 'servidor.json'), '{"servidor":"https://painel.example.com"}');
    expect(serverOfPackage(bundle)).toBe('https://painel.example.com');
    writeFileSync(join(bundle, 'servidor.json'), '{"servidor":"http://painel.example.com"}');
    expect(serverOfPackage(bundle)).toBeNull();
  });
});
