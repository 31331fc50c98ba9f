import { expect, it, onTestFinished, vi } from 'vitest';
import { hasHaproxy, localHaproxyConfig } from './local-haproxy.ts';
import { requestedServers } from './requested-servers.ts';
import { severalTexts } from './texts.ts';

it.each([
  [[], 1],
  [['--servidores', '3'], 3],
  [['--servidores=2'], 2],
  [['--servidores', '0'], null],
  [['--servidores', '9'], null],
  [['--servidores', '-1'], null],
  [['--servidores', '2.5'], null],
  [['--servidores', 'três'], null],
  [['--servidores'], null],
])('%j asks for %s servers', (args, count) => {
  expect(requestedServers(args)).toBe(count);
});

it('HAProxy on this machine has the servers by their ports, no TLS, and the token only if there is one', () => {
  const config = localHaproxyConfig({ port: 3000, serverPorts: [3011, 3012, 3013], hasToken: false });
  const lines = config.split('\n').map((line) => line.trim());
  expect(lines.filter((line) => /^(bind|server) /.test(line))).toEqual([
    'bind 127.0.0.1:3000',
    'server s1 127.0.0.1:3011',
    'server s2 127.0.0.1:3012',
    'server s3 127.0.0.1:3013',
  ]);
  expect(lines).toContain('http-check send meth GET uri /readyz');
  expect(config).not.toMatch(/ssl|https/);
  const guarded = localHaproxyConfig({ port: 3000, serverPorts: [3011], hasToken: true });
  expect(guarded).toMatch(/uri \/readyz hdr Authorization "Bearer \$\{COMANDA_OPS_TOKEN\}"/);
});

it('a machine without HAProxy gets the ports of the servers, in words', () => {
  vi.stubEnv('PATH', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(hasHaproxy()).toBe(false);
  expect(severalTexts.about(3000, [3011, 3012], hasHaproxy())).toBe(
    '  2 servidores nas portas 3011, 3012. Esta máquina não tem HAProxy: ponha um na frente (ops/haproxy/haproxy.cfg, ops/nginx/comanda.conf).',
  );
});
