import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';
import { BOARD_PAGE, closureOf, frameOf, type Manifest } from './bundle-budget.ts';

const mark = '<!--shell-->';

interface ShellModule {
  loginShells(): Record<string, string>;
  ordersShell(): string;
}

async function loadShells(configFile: string): Promise<ShellModule & { close(): Promise<void> }> {
  const vite = await createServer({
    configFile,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const { loginShells, ordersShell } = await vite.ssrLoadModule('/src/shells/page-shells.tsx');
  return { loginShells, ordersShell, close: () => vite.close() };
}

/**
 * Adds links to the files of the orders screen, so that they load together with the start of the panel. Adds
 * the files of the frame, too, so that the menu loads with them.
 */
function withBoardFiles(html: string, manifest: Manifest): string {
  if (!manifest[BOARD_PAGE]) throw new Error(`the build has no ${BOARD_PAGE}`);
  const started = closureOf(manifest, 'index.html');
  const chunks = [...closureOf(manifest, BOARD_PAGE)]
    .filter((key) => !started.has(key))
    .flatMap((key) => manifest[key] ?? []);
  const styles = chunks.flatMap(({ css = [] }) => css);
  const styleLinks = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
  const scriptLinks = chunks
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  const known = closureOf(manifest, BOARD_PAGE, new Set(started));
  const frameLinks = [...frameOf(manifest)]
    .filter((key) => !known.has(key))
    .map((key) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${manifest[key]?.file}">`)
    .join('');
  return html
    .replace('<script src=', (first) => styleLinks + first)
    .replace('</head>', (end) => scriptLinks + frameLinks + end);
}

/**
 * Draws the first look of pages into their HTML, so that the page is not white before its scripts load.
 * Writes `login.<brand>.html` for each brand, and `orders.html` for /pedidos. Throws if a page lacks the
 * placeholder.
 */
export async function drawShells(panel: string, dist: string, manifest: Manifest): Promise<void> {
  const page = async (name: string) => {
    const html = await readFile(path.join(dist, name), 'utf8');
    if (!html.includes(mark)) throw new Error(`${name} has no ${mark}`);
    return html;
  };
  const write = (name: string, html: string, shell: string) =>
    writeFile(
      path.join(dist, name),
      html.replace(mark, () => shell),
    );
  const shells = await loadShells(path.join(panel, 'vite.config.ts'));
  try {
    const login = await page('login.html');
    const index = await page('index.html');
    for (const [brand, shell] of Object.entries(shells.loginShells()))
      await write(`login.${brand}.html`, login, shell);
    await write('orders.html', withBoardFiles(index, manifest), shells.ordersShell());
    await write('login.html', login, '');
    await write('index.html', index, '');
  } finally {
    await shells.close();
  }
}
