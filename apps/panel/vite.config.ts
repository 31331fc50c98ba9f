import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconsFromTheirFiles } from '@comanda/web/icons-from-their-files';
import { hashedNames, pagesBuild, pagesStyles, wholePage } from '@comanda/web/pages-build';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { leafletWithoutMarkup, websocketOnly } from './bundling/library-plugins.ts';
import { orderHead } from './bundling/order-head.ts';
import { partsOfPages } from './bundling/page-parts.ts';

const panelDir = fileURLToPath(new URL('.', import.meta.url));
const login = `${panelDir}login.html`;
const panel = `${panelDir}index.html`;
/** A file of the panel; a name that nothing has would put its part back into a hundred files, unseen. */
const own = (file: string) => {
  const path = `${panelDir}src/${file}`;
  if (!existsSync(path)) throw new Error(`there is no ${path}`);
  return path;
};
const board = own('pages/orders/orders.tsx');

/** What everybody sees a moment after the first orders: it comes in a few files, not in a hundred. */
const frameLate = [
  own('app/frame/side-menu.tsx'),
  own('app/frame/notices/notices-button.tsx'),
  own('app/frame/visits/visits-strip.tsx'),
  own('pages/orders/orders-prompts.tsx'),
  own('features/registration-data/registration-news.tsx'),
  own('features/printing/jobs/header/printer-indicator.tsx'),
  own('features/printing/jobs/printer-choice/printer-choice-host.tsx'),
  own('features/courier/request/request-host.tsx'),
  own('features/addresses/adjustment-host.tsx'),
  own('features/chat/chat-dock.tsx'),
  own('features/orders/attention/alarms.tsx'),
  own('features/orders/attention/favicon-count.ts'),
];
const boardLate = [
  own('features/orders/detail/pane/order-pane.tsx'),
  own('features/orders/attention/sound-popover.tsx'),
  own('features/store/estimate/estimate-dropdown.tsx'),
];

/** The large libraries of the start, each a script of its own. */
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

/** A part that needs something of a page's entry would run after it. */
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
 * Two pages are built: `login.html` (small, no router) and `index.html` (the panel). Nothing is inlined into the
 * pages or as data: fonts, because the server's CSP allows only 'self' for scripts and fonts.
 */
export default defineConfig({
  root: panelDir,
  css: pagesStyles,
  plugins: [
    react(),
    iconsFromTheirFiles,
    wholePage({ icon: '/favicon-comanda.svg', bar: '#ffffff', choosesScheme: true }),
    websocketOnly,
    leafletWithoutMarkup,
    orderHead,
    partsBeforeEntries,
  ],
  build: {
    ...pagesBuild,
    modulePreload: {
      polyfill: false,
      // Late parts fetch their code themselves: naming it ahead costs a slow phone more than it saves.
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
