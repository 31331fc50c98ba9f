import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const panelDir = fileURLToPath(new URL('.', import.meta.url));

/**
 * Two pages are built: `login.html` (small, no router) and `index.html` (the panel). Nothing is inlined into the
 * pages or as data: fonts, because the server's CSP allows only 'self' for scripts and fonts.
 */
export default defineConfig({
  root: panelDir,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { login: `${panelDir}login.html`, index: `${panelDir}index.html` },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
