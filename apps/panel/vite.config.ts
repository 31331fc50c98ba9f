import { fileURLToPath } from 'node:url';
import { fontPreload } from '@comanda/web/font-preload';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const panelDir = fileURLToPath(new URL('.', import.meta.url));

/**
 * Puts a page's head into the order in which it is needed. Styles come first: an HTTP/1.1 browser fetches six files at a
 * time. What Vite would only preload becomes a script of its own, evaluated as soon as it is here, so that no long task
 * stands between the first paint and the first touch; the entry is the last.
 */
const orderHead: Plugin = {
  name: 'order-head',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const take = (pattern: RegExp) => {
        const found = html.match(pattern) ?? [];
        html = html.replace(pattern, '');
        return found.join('');
      };
      const styles = take(/\s*<link rel="stylesheet"[^>]*>/g);
      const entry = take(/\s*<script type="module"[^>]*><\/script>/g);
      const parts = take(/\s*<link rel="modulepreload"[^>]*>/g);
      const steps = parts.replace(/<link rel="modulepreload" crossorigin href="([^"]+)">/g, scriptTag);
      const font = fontPreload(Object.keys(bundle), '/');
      return html
        .replace(/\s*<script src=/, (first) => styles + first)
        .replace(/\s*<\/head>/, (end) => steps + entry + (font && `\n    ${font}`) + end);
    },
  },
};

const scriptTag = '<script type="module" crossorigin src="$1"></script>';

/** The large libraries of the start, each a script of its own. */
const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, tags: ['$initial' as const] },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/](?!.*virtual)/, tags: ['$initial' as const] },
];

/** The live connection is a websocket or none (shared/realtime): the library's other transports stay out. */
const websocketOnly: Plugin = {
  name: 'websocket-only',
  enforce: 'pre',
  load: (id) =>
    /engine\.io-client\/build\/esm\/transports\/index\.js$/.test(id)
      ? "import { WS } from './websocket.js';\nexport const transports = { websocket: WS };"
      : null,
};

/**
 * At its start Leaflet tries whether the browser makes SVG of markup, which our policy refuses: without the trial it
 * only leaves a picture out of its credits, which we do not show.
 */
const leafletWithoutMarkup: Plugin = {
  name: 'leaflet-without-markup',
  enforce: 'pre',
  transform: (code, id) => {
    if (!/leaflet-src(\.esm)?\.js$/.test(id)) return null;
    const trial = "div.innerHTML = '<svg/>';";
    if (!code.includes(trial)) throw new Error(`Leaflet tries markup in another way now: see ${id}`);
    return { code: code.replace(trial, ''), map: null };
  },
};

/**
 * Two pages are built: `login.html` (small, no router) and `index.html` (the panel). Nothing is inlined into the
 * pages or as data: fonts, because the server's CSP allows only 'self' for scripts and fonts.
 */
export default defineConfig({
  root: panelDir,
  plugins: [react(), websocketOnly, leafletWithoutMarkup, orderHead],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Late parts fetch their code themselves: naming it ahead costs a slow phone more than it saves.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { login: `${panelDir}login.html`, index: `${panelDir}index.html` },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: libraries },
      },
    },
  },
});
