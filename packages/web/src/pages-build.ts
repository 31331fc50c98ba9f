import { fontPreload } from './font-preload.ts';

/** What all pages are built with. Nothing is inlined, neither scripts nor data: the server's policy allows its own origin alone. */
export const pagesBuild = {
  outDir: 'dist',
  emptyOutDir: true,
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
};

/** A file's name says what is in it: browsers keep it for ever. */
export const hashedNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
};

/** Fetches the letters with the page (`fontPreload`). A plugin of Vite; `base` is the address of the build. */
export const preloadFont = (base: string) => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post' as const,
    handler: (html: string, { bundle = {} }: { bundle?: object }) =>
      html.replace('</head>', `  ${fontPreload(Object.keys(bundle), base)}\n  </head>`),
  },
});

/**
 * Writes what a page says when its scripts do not come, in place of `<!--load-trouble:/address-->`; `before-paint.js` shows it.
 * It needs no style sheet, which may be what did not come. A plugin of Vite.
 */
export const loadTrouble = {
  name: 'load-trouble',
  transformIndexHtml: {
    order: 'pre' as const,
    handler: (html: string) =>
      html.replace(/<!--load-trouble:(.*)-->/, (_, again: string) => troubleOf(again)),
  },
};

const troubleOf = (again: string) => `<div
      id="load-trouble"
      role="alert"
      hidden
      style="
        position: fixed;
        z-index: 999;
        inset: auto 16px 16px;
        max-width: 480px;
        margin: 0 auto;
        padding: 16px 20px;
        border: 1px solid #8a8d91;
        border-radius: 8px;
        background: #1a1b1d;
        color: #fff;
        font: 16px/1.5 Inter, system-ui, sans-serif;
      "
    >
      Não foi possível carregar esta página. Confira a internet e
      <a href="${again}" style="color: #fff; font-weight: 700">tente novamente</a>.
    </div>`;
