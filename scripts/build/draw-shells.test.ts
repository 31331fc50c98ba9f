import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { beforeEach, expect, it } from 'vitest';
import type { Manifest } from './bundle-budget.ts';
import { drawShells } from './draw-shells.ts';

let panel: string;
let dist: string;
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(panel, file)), { recursive: true });
  writeFileSync(path.join(panel, file), text);
};
const page = (name: string) => readFileSync(path.join(dist, name), 'utf8');
const built = (title: string, shell = '<!--shell-->') =>
  `<head><title>${title}</title><script src="/first.js"></script></head><div id="root">${shell}</div>`;

// The smallest possible panel. The build reads only these files.
beforeEach(() => {
  panel = folderOfTest();
  dist = path.join(panel, 'dist');
  put('vite.config.ts', 'export default { root: import.meta.dirname };');
  put(
    'src/shells/page-shells.tsx',
    `export const loginShells = () => ({ comanda: '<p>Comanda</p>', outra: '<p>R$& $1</p>' });
     export const ordersShell = () => '<p>Pedidos</p>';`,
  );
  put('dist/login.html', built('Entrar'));
  put('dist/index.html', built('Painel'));
});

const manifest: Manifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  'src/pages/orders/orders.tsx': {
    file: 'orders.js',
    css: ['orders.css'],
    imports: ['_shared.js', '_cards.js'],
  },
  '_cards.js': { file: 'cards.js', css: ['cards.css'], dynamicImports: ['src/later.tsx'] },
  'src/later.tsx': { file: 'later.js' },
  '_frame-late-1.js': { file: 'frame.js', imports: ['_shared.js', '_cards.js'] },
};

it('draws the login page of every brand, and the orders; the plain pages stay empty', async () => {
  await drawShells(panel, dist, manifest);
  expect(page('login.comanda.html')).toBe(built('Entrar', '<p>Comanda</p>'));
  // The text is inserted unchanged. `replace` would otherwise expand its dollar signs.
  expect(page('login.outra.html')).toBe(built('Entrar', '<p>R$& $1</p>'));
  expect(page('login.html')).toBe(built('Entrar', ''));
  expect(page('index.html')).toBe(built('Painel', ''));
  expect(page('orders.html')).toContain('<div id="root"><p>Pedidos</p></div>');
});

it("the page of the orders lists its screen's additional files, styles before any script", async () => {
  await drawShells(panel, dist, manifest);
  const names = [...page('orders.html').matchAll(/(?:href|src)="\/(\S+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['orders.css', 'cards.css', 'first.js', 'orders.js', 'cards.js', 'frame.js']);
});

it('refuses a page without a place for the drawing, and writes nothing', async () => {
  put('dist/index.html', built('Painel', ''));
  await expect(drawShells(panel, dist, manifest)).rejects.toThrow('index.html has no <!--shell-->');
  expect(() => page('login.comanda.html')).toThrow();
});
