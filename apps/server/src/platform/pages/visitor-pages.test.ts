import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testServer } from '@comanda/testkit/http/test-server';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it } from 'vitest';

const dir = folderOfTest();
mkdirSync(join(dir, 'assets'));
mkdirSync(join(dir, '.vite'));
for (const name of ['order', 'agreement', 'courier', 'password', 'daily-summary'].map(
  (page) => `${page}.html`,
))
  writeFileSync(join(dir, name), name);
writeFileSync(join(dir, 'assets/order-123.js'), 'export {}');

const server = testServer({ visitorPagesDir: dir });
const get = (path: string) => fetch(`${server.url}${path}`);

it("a customer's link opens the customer's page, under a stricter policy than the panel's", async () => {
  const page = await get('/p/AAAA');
  expect(await page.text()).toBe('order.html');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
});

it.each([
  ['/p/AAAA', "img-src 'self' data: https:"],
  ['/contrato/AAAA', "img-src 'self' data:"],
  ['/entregador', "img-src 'self' data:"],
  ['/senha', "img-src 'self' data:"],
])('%s talks only to its own server', async (path, pictures) => {
  const policy = (await get(path)).headers.get('content-security-policy') ?? '';
  const directives = policy.split(';');
  const { host } = new URL(server.url);
  expect(directives).toContain(`connect-src 'self' ws://${host}`);
  expect(directives).toContain(pictures);
});

it('no frame shows a response of the API', async () => {
  for (const path of ['/api/estabelecimento/getLoja', '/api/nothing-here'])
    expect((await get(path)).headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});

it('assets are cached for a year; pages and internal build files are not served as assets', async () => {
  const asset = await get('/cardapio/assets/order-123.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  for (const path of ['/cardapio/order.html', '/cardapio/.vite/manifest.json', '/cardapio/assets/no.js'])
    expect((await get(path)).status).toBe(404);
});

it.each(['/p', '/p/', '/p/AAAA', '/contrato', '/contrato/'])(
  'an incomplete link, %s, gets its own page and never leads to the login',
  async (path) => {
    const page = await get(path);
    expect(await page.text()).toBe(path.startsWith('/p') ? 'order.html' : 'agreement.html');
    expect(page.status).toBe(path.startsWith('/p') ? 404 : 200);
  },
);

it('a damaged login link opens the login page', async () => {
  const answer = await fetch(`${server.url}/login/%%%/x`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/login');
});
