import { fontPreload } from './font-preload.ts';
import { sizesInRem } from './sizes-in-rem.ts';

/**
 * Build options of all pages. Scripts and data are not inlined, because the server's security policy allows
 * only files of its own origin.
 */
export const pagesBuild = {
  outDir: 'dist',
  emptyOutDir: true,
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
};

/** Style options of all builds: sizes are converted by `sizesInRem`. */
export const pagesStyles = { postcss: { plugins: [sizesInRem] } };

/** File names contain a hash of the content, so browsers cache them for ever. */
export const hashedNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
};

/** A Vite plugin that loads the font with the page (`fontPreload`); `base` is the address of the build. */
export const preloadFont = (base: string) => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post' as const,
    handler: (html: string, { bundle = {} }: { bundle?: object }) =>
      html.replace('</head>', `  ${fontPreload(Object.keys(bundle), base)}\n  </head>`),
  },
});

interface PageStyle {
  icon: string;
  /** Colour of the browser's own bar: one colour, or one for each colour scheme. */
  bar: string | { light: string; dark: string };
  /**
   * True: the user chooses the colour scheme on this page. `before-paint.js` applies the choice and reports
   * scripts that fail to load.
   */
  choosesScheme?: true;
}

/**
 * A Vite plugin that puts the common parts of all pages around the content of one page. A page's file
 * contains its head, an empty line, and its body. `<!--load-trouble:/address-->` becomes the message for
 * scripts that fail to load.
 */
export const pageTemplate = ({ icon, bar, choosesScheme }: PageStyle) => ({
  name: 'whole-page',
  transformIndexHtml: {
    order: 'pre' as const,
    handler: (own: string) => {
      const [head = '', ...body] = own.trimEnd().split('\n\n');
      const bars = typeof bar === 'string' ? [['', bar]] : Object.entries(bar);
      return `<!doctype html>
<html lang="pt-BR" translate="no"${choosesScheme ? ' data-mantine-color-scheme="light"' : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    ${bars.map(([scheme, color]) => `<meta name="theme-color" content="${color}"${scheme && ` media="(prefers-color-scheme: ${scheme})"`} />`).join('\n    ')}
    ${indented(head)}
    <link rel="icon" type="image/svg+xml" href="${icon}" />${choosesScheme ? '\n    <script src="/before-paint.js"></script>' : ''}
  </head>
  <body>
    ${indented(body.join('\n\n')).replace(/<!--load-trouble:(.*)-->/, (_, again: string) => troubleOf(again))}
  </body>
</html>
`;
    },
  },
});

const indented = (lines: string) => lines.replaceAll('\n', '\n    ');

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
