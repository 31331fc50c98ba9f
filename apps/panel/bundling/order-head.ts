import { fontPreload } from '@comanda/web/font-preload';
import type { Plugin } from 'vite';

/**
 * Sorts the head of a page by need. Styles come first, because an HTTP/1.1 browser loads six files at a time. Files
 * that Vite would only preload become scripts, which run on arrival: no long task follows the first paint. The entry is
 * last.
 */
export const orderHead: Plugin = {
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
