import { fileURLToPath } from 'node:url';
import { fontPreload } from '@comanda/web/font-preload';
import { iconsFromTheirFiles } from '@comanda/web/icons-from-their-files';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const base = '/provedor/';

const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replace('</head>', `  ${fontPreload(Object.keys(bundle), base)}\n  </head>`),
  },
};

/** One page, whose screens come when they are opened. As everywhere nothing is inlined: the server's policy allows none of it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base,
  plugins: [react(), iconsFromTheirFiles, preloadFont],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
