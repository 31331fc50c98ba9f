import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontPreload } from '@comanda/web/font-preload';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const base = '/cardapio/';
const menuDir = fileURLToPath(new URL('.', import.meta.url));

const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replace('</head>', `  ${fontPreload(Object.keys(bundle), base)}\n  </head>`),
  },
};

/**
 * Every `*.html` beside this file is a page of its own. As in the panel nothing is inlined: the server's policy allows
 * scripts and fonts of its own origin only.
 */
export default defineConfig({
  root: menuDir,
  base,
  plugins: [react(), preloadFont],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: globSync('*.html', { cwd: menuDir }).map((page) => `${menuDir}${page}`),
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
