import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { testServer } from '@comanda/testkit/http/test-server';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';

function built(title: string, names: readonly string[]): string {
  const dir = folderOfTest();
  mkdirSync(join(dir, 'assets'));
  for (const name of names) writeFileSync(join(dir, name), `<title>${title}</title>`);
  writeFileSync(join(dir, 'assets/a-123.js'), 'export {}');
  return dir;
}
const pages = {
  consoleDir: built('Console', ['index.html']),
  panelDir: built('Painel', ['login.html', 'orders.html', 'index.html']),
};
const together = testServer(pages);
const apart = testServer({
  ...pages,
  publicUrl: 'http://painel.example',
  providerHost: 'equipe.example',
});

/** Requests a path with any Host header, which `fetch` does not allow. */
function send(
  url: string,
  path: string,
  host: string,
): Promise<{ status: number; text: string; to?: string }> {
  return new Promise((resolve, reject) => {
    request(new URL(url), { path, headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, to: response.headers.location }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the console', () => {
  it.each(['/provedor', '/provedor/', '/provedor/lojas/3?aba=pessoas'])('is at %s', async (path) => {
    const response = await fetch(`${together.url}${path}`);
    expect(await response.text()).toBe('<title>Console</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('opens from /provedor/entrar', async () => {
    const response = await fetch(`${together.url}/provedor/entrar`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/provedor']);
  });

  it('its files are cached for a year, and a missing file gets no page', async () => {
    const file = await fetch(`${together.url}/provedor/assets/a-123.js`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${together.url}/provedor/assets/b.js`)).status).toBe(404);
    expect((await fetch(`${together.url}/provedor/index.html`)).status).toBe(404);
  });
});

describe('with a host of its own', () => {
  it.each([
    ['equipe.example', '/provedor', 200],
    ['EQUIPE.example', '/provedor/lojas', 200],
    ['equipe.example', '/api/provedor/sessao', 401],
    ['equipe.example', '/provedor/assets/a-123.js', 200],
    ['equipe.example', '/login', 404],
    ['equipe.example', '/pedidos', 404],
    ['equipe.example', '/api/login/sessao', 404],
    ['equipe.example', '/assets/a-123.js', 404],
    ['equipe.example', '/docs', 404],
    ['equipe.example', '/healthz', 200],
    ['painel.example', '/login', 200],
    ['painel.example', '/api/login/sessao', 401],
    ['painel.example', '/provedor', 404],
    ['painel.example', '/%70rovedor', 404],
    ['painel.example', '/provedor/assets/a-123.js', 404],
    ['painel.example', '/api/provedor/sessao', 404],
    ['painel.example', '/api/%70rovedor/sessao', 404],
    ['127.0.0.1', '/api/provedor/sessao', 404],
    ['outro.example', '/provedor', 421],
  ])('at %s %s is answered %i', async (host, path, status) => {
    expect((await send(apart.url, path, host)).status).toBe(status);
  });

  it('redirects from its root to the console', async () => {
    expect(await send(apart.url, '/', 'equipe.example')).toMatchObject({ status: 302, to: '/provedor' });
  });

  it.each([
    { COMANDA_PROVIDER_HOST: 'equipe.example' },
    { COMANDA_PROVIDER_HOST: 'painel.example', COMANDA_PUBLIC_URL: 'https://painel.example' },
    { COMANDA_PROVIDER_HOST: 'https://equipe.example', COMANDA_PUBLIC_URL: 'https://painel.example' },
  ])('is not taken from %o', (env) => {
    expect(() => readConfig(env)).toThrow('COMANDA_PROVIDER_HOST inválida');
  });
});

it('the panel may connect to its own server and to local programs', async () => {
  const policy = (await fetch(`${together.url}/login`)).headers.get('content-security-policy');
  for (const rule of ["script-src 'self'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
    expect(policy).toContain(rule);
  expect(policy).toContain(
    `connect-src 'self' ws://${new URL(together.url).host} http://127.0.0.1:8847 http://127.0.0.1:65517 wss://localhost:8181 wss://localhost:8282 wss://localhost:8383 wss://localhost:8484 ws://localhost:8182 ws://localhost:8283 ws://localhost:8384 ws://localhost:8485`,
  );
});
