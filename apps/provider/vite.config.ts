import { fileURLToPath } from 'node:url';
import { iconsFromTheirFiles } from '@comanda/web/icons-from-their-files';
import { hashedNames, pagesBuild, pagesStyles, pageTemplate, preloadFont } from '@comanda/web/pages-build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const base = '/provedor/';

/**
 * One page whose screens load on demand. Nothing is inlined, because the server's security policy forbids
 * inline code.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base,
  css: pagesStyles,
  plugins: [
    react(),
    iconsFromTheirFiles,
    pageTemplate({ icon: '/favicon.svg', bar: '#16191f', choosesScheme: true }),
    preloadFont(base),
  ],
  build: {
    ...pagesBuild,
    rolldownOptions: { output: hashedNames },
  },
});
