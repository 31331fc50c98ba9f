import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashedNames, pagesBuild, pagesStyles, pageTemplate, preloadFont } from '@comanda/web/pages-build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const base = '/cardapio/';
const menuDir = fileURLToPath(new URL('.', import.meta.url));

/**
 * Each `*.html` beside this file is a page. As in the panel, nothing is inlined: the server's security policy
 * allows only scripts and fonts from its own origin.
 */
export default defineConfig({
  root: menuDir,
  base,
  css: pagesStyles,
  plugins: [
    react(),
    pageTemplate({ icon: '/favicon-comanda.svg', bar: { light: '#ffffff', dark: '#1b1c1e' } }),
    preloadFont(base),
  ],
  build: {
    ...pagesBuild,
    rolldownOptions: {
      input: globSync('*.html', { cwd: menuDir }).map((page) => `${menuDir}${page}`),
      output: hashedNames,
    },
  },
});
