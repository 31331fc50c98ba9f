import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { type FrontParts, startFront } from './front.ts';
import { hasHaproxy, localHaproxyConfig } from './local-haproxy.ts';
import { startSeveralServers } from './several-servers.ts';

/**
 * Source of a program that replaces HAProxy. It writes its process id and listens, or ends when the port is
 * taken.
 */
const PROGRAM = `#!${process.execPath}
const { createServer } = require('node:net');
const { appendFileSync, readFileSync } = require('node:fs');
process.once('uncaughtException', () => process.exit(1));
const [, port] = /bind 127.0.0.1:([0-9]+)/.exec(readFileSync(process.argv.at(-1), 'utf8'));
createServer().once('error', () => process.exit(1)).listen(Number(port), '127.0.0.1', () => {
  appendFileSync(process.env.STARTS, process.pid + ' ');
});
`;

/**
 * Creates a folder with the replacement of HAProxy, and its settings with a free port. Returns the ids of
 * started processes, too.
 */
async function aFront(over: Partial<FrontParts> = {}) {
  const folder = folderOfTest();
  const [program, path, starts] = ['haproxy', 'haproxy.cfg', 'starts'].map((name) => join(folder, name));
  if (program === undefined || path === undefined || starts === undefined) throw new Error('no paths');
  writeFileSync(program, PROGRAM);
  chmodSync(program, 0o755);
  writeFileSync(starts, '');
  const port = await freePort();
  writeFileSync(path, `bind 127.0.0.1:${port}`);
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, STARTS: starts };
  const died = vi.fn();
  const parts = { path, host: '127.0.0.1', port, env, died, againMs: 1, ...over };
  const pids = () => readFileSync(starts, 'utf8').split(' ').filter(Boolean).map(Number);
  return { parts, pids, died, port };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenAt(server, 0);
  server.close();
  return port;
}

const listenAt = (server: Server, port: number) =>
  new Promise<number>((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it('HAProxy that dies starts again, and ends when it is stopped', async () => {
  const { parts, pids, died } = await aFront();
  const front = startFront(parts);
  onTestFinished(() => front.stop());
  expect(await front.ready).toBe(true);
  const [first = 0] = pids();
  process.kill(first, 'SIGKILL');
  await expect.poll(() => pids().length).toBe(2);
  expect(died).toHaveBeenCalledTimes(1);
  const [, second = 0] = pids();
  await front.stop();
  await expect.poll(() => isAlive(second)).toBe(false);
  expect(pids()).toHaveLength(2);
});

it('waits longer before each start when HAProxy dies soon after it, although its port is open', async () => {
  const { parts, pids, died } = await aFront();
  const front = startFront(parts);
  onTestFinished(() => front.stop());
  expect(await front.ready).toBe(true);
  for (const starts of [1, 2, 3]) {
    await expect.poll(() => pids().length).toBe(starts);
    process.kill(pids().at(-1) ?? 0, 'SIGKILL');
  }
  await expect.poll(() => died.mock.calls).toEqual([[1], [2], [4]]);
});

it('a port of another program is refused in words, before anything starts', async () => {
  const folder = folderOfTest();
  writeFileSync(join(folder, 'haproxy'), '#!/bin/sh\n', { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const other = createServer();
  onTestFinished(() => void other.close());
  const config = {
    ...readConfig({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/unused' }),
    port: await listenAt(other, 0),
  };
  const shutdown = { add: () => Promise.resolve(), begin: () => Promise.resolve(), hasBegun: () => true };
  await expect(startSeveralServers(config, 1, { shutdown, pages: Promise.resolve() })).rejects.toThrow(
    `A porta ${config.port} já está em uso por outro programa`,
  );
});

it('a first start that fails is not repeated', async () => {
  const { parts, died } = await aFront({ path: join(folderOfTest(), 'missing.cfg') });
  expect(await startFront(parts).ready).toBe(false);
  expect(died).not.toHaveBeenCalled();
});

it('HAProxy ends when its parent is killed', async () => {
  const { parts, pids } = await aFront();
  const { path, host, port } = parts;
  const module = JSON.stringify(fileURLToPath(new URL('./front.ts', import.meta.url)));
  const code = `
    const { startFront } = await import(${module});
    startFront({ ...${JSON.stringify({ path, host, port })}, env: process.env, died() {} });`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: parts.env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  await expect.poll(() => pids().length).toBe(1);
  const [pid = 0] = pids();
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

it.skipIf(!hasHaproxy())('the real HAProxy accepts its settings (skipped: this machine has none)', () => {
  const path = join(folderOfTest(), 'haproxy.cfg');
  writeFileSync(path, localHaproxyConfig({ port: 3000, serverPorts: [3011], hasToken: false }));
  expect(() => execFileSync('haproxy', ['-c', '-q', '-f', path], { stdio: 'pipe' })).not.toThrow();
});
