import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppOnPort, startAppOnPort } from '@comanda/testkit/http/app-on-port';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { findFreePort } from '@comanda/testkit/running/free-port';
import { expect, it, onTestFinished } from 'vitest';
import { localHaproxyConfig } from '../scripts/several/local-haproxy.ts';

// Tests the example configurations in `ops`: a proxy in front of two servers. One server stops while orders
// arrive.

const world = testServer();

const has = (program: string) => {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Adapts the nginx example to this machine: without TLS, with our ports, and with files in `folder`. */
function nginxConfig(folder: string, port: number, serverPorts: readonly number[]): string {
  const example = readFileSync(join(import.meta.dirname, '../ops/nginx/comanda.conf'), 'utf8');
  const here = example
    .replace(/server \{\n {2}listen 80;[^}]*\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace(/^ *server_name .*\n/gm, '')
    .replace(/^( *)server 127\.0\.0\.1:3000( .*)$/m, (_line, space: string, limits: string) =>
      serverPorts.map((each) => `${space}server 127.0.0.1:${each}${limits}`).join('\n'),
    );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return [
    'daemon off; master_process off; worker_processes 1;',
    `pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')};`,
    'events {}',
    `http { access_log off; ${temporary.join(' ')}`,
    here,
    '}',
  ].join('\n');
}

const PROXIES = {
  haproxy: (folder: string, port: number, serverPorts: readonly number[]) => {
    const path = join(folder, 'haproxy.cfg');
    writeFileSync(path, localHaproxyConfig({ port, serverPorts, hasToken: false }));
    return spawn('haproxy', ['-db', '-q', '-f', path], { stdio: 'inherit' });
  },
  nginx: (folder: string, port: number, serverPorts: readonly number[]) => {
    const path = join(folder, 'nginx.conf');
    writeFileSync(path, nginxConfig(folder, port, serverPorts));
    return spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', path], { stdio: 'inherit' });
  },
};

async function twoServersBehind(proxy: keyof typeof PROXIES) {
  const [folder, port] = [folderOfTest(), await findFreePort()];
  const url = `http://localhost:${port}`;
  const start = () =>
    startAppOnPort({
      config: {
        ...{ dataDir: folder, panelDir: null, visitorPagesDir: null, consoleDir: null, secret: 'test' },
        ...{ publicUrl: url, trustedProxies: ['loopback'] },
      },
      database: world,
      clock: world.clock,
    });
  const servers = [await start(), await start()] as [AppOnPort, AppOnPort];
  // The test itself stops the first server.
  onTestFinished(() => servers[1].app.stop());
  const child: ChildProcess = PROXIES[proxy](
    folder,
    port,
    servers.map((each) => each.port),
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await expect.poll(async () => (await fetch(`${url}/healthz`).catch(() => null))?.status).toBe(200);
  return { url, servers };
}

// A proxy's configuration can be tested only on a machine where that proxy is installed.
for (const proxy of ['haproxy', 'nginx'] as const)
  it.skipIf(!has(proxy))(
    `${proxy}: a server stops while orders come in, and none of them fails`,
    async () => {
      const { url, servers } = await twoServersBehind(proxy);
      const store = await world.createStore();
      const { token } = await world.as(store.operatorLogin);
      const sockets = await Promise.all(Array.from({ length: 6 }, () => openSocket(url, token)));
      expect(await sockets[0]?.joinRoom(store.channel)).toMatchObject({ ok: true });

      const statuses: number[] = [];
      let hasStopped = false;
      const place = async () => {
        for (let after = 0; after < 5; after += hasStopped ? 1 : 0) {
          const response = await fetch(`${url}/api/order`, {
            method: 'POST',
            headers: { 'x-api-key': store.intakeKey, 'content-type': 'application/json' },
            body: JSON.stringify(anOpenDeliveryOrder()),
          });
          statuses.push(response.status);
          await response.arrayBuffer();
        }
      };
      const stop = async ({ app }: AppOnPort) => {
        await expect.poll(() => statuses.length).toBeGreaterThan(5);
        await app.drain();
        await app.stop();
        hasStopped = true;
      };
      await Promise.all([place(), place(), stop(servers[0])]);
      expect(new Set(statuses)).toEqual(new Set([200]));

      // Some sockets were connected to the stopped server. A new connection of each kind reaches the other
      // server.
      const again = await openSocket(url, token);
      const joined = await again.joinRoom(store.channel);
      expect(joined).toMatchObject({ ok: true, seq: statuses.length });
      for (const socket of [...sockets, again]) socket.close();
    },
  );
