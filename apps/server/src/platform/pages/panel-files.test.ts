import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { testServer } from '@comanda/testkit/http/test-server';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { servePanel } from './panel-files.ts';

const dir = folderOfTest();
mkdirSync(join(dir, 'assets'));
mkdirSync(join(dir, '.vite'));
for (const [name, text] of Object.entries({
  'login.html': '<title>Plain</title>',
  'login.fominha.html': '<title>Entrar</title>',
  'orders.html': '<title>Pedidos</title>',
  'index.html': '<title>Painel</title>',
  'before-paint.js': '1',
  'assets/a-123.js': 'export {}',
  'assets/a-123.js.gz': gzipSync('export {}'),
  '.stamp': 'x',
  '.vite/manifest.json': '{}',
})) {
  writeFileSync(join(dir, name), text);
}

const server = testServer({ panelDir: dir, brand: 'fominha', supportPhone: '0800 "1"' });

async function get(path: string): Promise<{ status: number; text: string; cache: string | null }> {
  const response = await fetch(`${server.url}${path}`);
  return {
    status: response.status,
    text: await response.text(),
    cache: response.headers.get('cache-control'),
  };
}

it.each(['/', '/login', '/pedidos', '/cardapio/produtos'])(
  '%s answers HEAD as GET, without its page',
  async (path) => {
    const [head, got] = await Promise.all([
      fetch(`${server.url}${path}`, { method: 'HEAD' }),
      fetch(`${server.url}${path}`),
    ]);
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe(got.headers.get('content-type'));
  },
);

it.each(['/', '/login', '/login/YQ==/x', '/auth'])(
  '%s is the login page with the configured brand',
  async (path) => {
    const { text, cache } = await get(path);
    expect(text).toBe(
      '<title>Entrar</title><meta name="comanda-brand" content="fominha"><meta name="comanda-support-phone" content="0800 1">',
    );
    expect(cache).toBe('no-cache');
  },
);

it('/pedidos comes with the orders drawn', async () => {
  expect((await get('/pedidos?pedido=3')).text).toBe('<title>Pedidos</title>');
});

it.each(['/configuracoes/usuarios/edit/3', '/qualquer-coisa'])('%s is the panel', async (path) => {
  expect((await get(path)).text).toBe('<title>Painel</title>');
});

it('assets are cached for a year, other files for minutes; hidden files are not served', async () => {
  expect(await get('/assets/a-123.js')).toMatchObject({
    status: 200,
    cache: 'public, max-age=31536000, immutable',
  });
  expect(await get('/before-paint.js')).toMatchObject({ status: 200, cache: 'public, max-age=300' });
  const missing = ['/.stamp', '/.vite/manifest.json', '/nada.js', '/api/nada', '/index.html'];
  const missingAssets = ['nada.js', 'a-123.js.gz', '..%2findex.html', '%2e%2e/.stamp', 'a-123.js/'];
  for (const path of [...missing, ...missingAssets.map((name) => `/assets/${name}`)]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

it('requires another build when an older version built the panel', async () => {
  const old = folderOfTest();
  for (const name of ['index.html', 'login.html']) writeFileSync(join(old, name), '<title>Painel</title>');
  const served = servePanel(fastify(), { dir: old, brand: 'fominha', supportPhone: '' });
  await expect(served).rejects.toThrow(/orders\.html not there\. Run "npm run build"\.$/);
});
