import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconsFromTheirFiles } from '@comanda/web/icons-from-their-files';
import { hashedNames, pagesBuild, pagesStyles, pageTemplate } from '@comanda/web/pages-build';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { leafletWithoutMarkup, websocketOnly } from './bundling/library-plugins.ts';
import { orderHead } from './bundling/order-head.ts';
import { partsOfPages } from './bundling/page-parts.ts';

const panelDir = fileURLToPath(new URL('.', import.meta.url));
const login = `${panelDir}login.html`;
const panel = `${panelDir}index.html`;
/**
 * Returns the path of a panel file. Throws for a wrong name: otherwise the bundler would silently make a
 * hundred small files again.
 */
const own = (file: string) => {
  const path = `${panelDir}src/${file}`;
  if (!existsSync(path)) throw new Error(`there is no ${path}`);
  return path;
};
const board = own('pages/orders/orders.tsx');

/** Parts that each user needs just after the first orders. They load in a few files instead of a hundred. */
const frameLate = [
  own('app/frame/side-menu.tsx'),
  own('app/frame/notices/notices-button.tsx'),
  own('app/frame/visits/visits-strip.tsx'),
  own('pages/orders/orders-prompts.tsx'),
  own('features/store/registration-data/registration-decisions.tsx'),
  own('features/orders/printing/jobs/header/printer-indicator.tsx'),
  own('features/orders/printing/jobs/printer-choice/printer-choice-host.tsx'),
  own('features/orders/courier/request/request-host.tsx'),
  own('features/orders/addresses/adjustment-host.tsx'),
  own('features/orders/chat/chat-dock.tsx'),
  own('features/orders/orders/attention/alarms.tsx'),
  own('features/orders/orders/attention/favicon-count.ts'),
];
const boardLate = [
  own('features/orders/orders/detail/pane/order-pane.tsx'),
  own('features/orders/orders/attention/sound-popover.tsx'),
  own('features/store/store/estimate/estimate-dropdown.tsx'),
];

/** Large libraries that the start needs. Each becomes a script of its own. */
const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, tags: ['$initial' as const] },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/](?!.*virtual)/, tags: ['$initial' as const] },
];

let partOf: ReturnType<typeof partsOfPages> | undefined;

const parts = {
  debugName: 'parts of pages',
  name: (id: string, modules: Rolldown.ChunkingContext) => {
    partOf ??= partsOfPages({ login, panel, board, frameLate, boardLate }, (other) =>
      modules.getModuleInfo(other),
    );
    return partOf(id);
  },
  includeDependenciesRecursively: false,
};

const partsAtOnce = new Set(['base', 'start', 'board-parts']);

/** Fails the build if a part imports from a page's entry, because such a part would run after the entry. */
const partsBeforeEntries: Plugin = {
  name: 'parts-before-entries',
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !partsAtOnce.has(chunk.name)) continue;
      for (const file of chunk.imports) {
        const imported = bundle[file];
        if (imported?.type !== 'chunk') continue;
        const isBoard = imported.facadeModuleId === board;
        if (isBoard || (imported.isEntry && chunk.name !== 'board-parts'))
          throw new Error(
            `${chunk.fileName} needs of its entry: ${Object.keys(imported.modules).join(', ')}`,
          );
      }
    }
  },
};

/**
 * Builds two pages: `login.html` (small, no router) and `index.html` (the panel). Nothing is inlined: the server's CSP
 * allows only 'self' for scripts and fonts.
 */
export default defineConfig({
  root: panelDir,
  css: pagesStyles,
  plugins: [
    react(),
    iconsFromTheirFiles,
    pageTemplate({ icon: '/favicon-comanda.svg', bar: '#ffffff', choosesScheme: true }),
    websocketOnly,
    leafletWithoutMarkup,
    orderHead,
    partsBeforeEntries,
  ],
  build: {
    ...pagesBuild,
    modulePreload: {
      polyfill: false,
      // No preloads for parts that load late: on slow phones preloads would cost more than they save.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      input: { login, index: panel },
      output: {
        ...hashedNames,
        codeSplitting: { groups: [...libraries, parts] },
      },
    },
  },
});
