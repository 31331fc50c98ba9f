import { buildAgentIfStale } from './build/build-agent.ts';
import { measureBundle, measureConsole, measurePages } from './build/bundle-budget.ts';
import { drawShells } from './build/draw-shells.ts';
import { buildIfStale, type PageBuild } from './build/page-build.ts';

/** The panel. For two of its pages, the first paint is drawn into the HTML. */
const panel: PageBuild = {
  app: 'apps/panel',
  sources: ['apps/panel/*.{ts,html,json}', 'apps/panel/{bundling,src,public}/**/*'],
  finish: drawShells,
  measure: measureBundle,
};

/** Pages for people who do not work at the store. */
const visitors: PageBuild = {
  app: 'apps/visitors',
  sources: ['apps/visitors/*.{ts,html,json}', 'apps/visitors/{src,public}/**/*'],
  measure: measurePages,
};

/** The console for the provider's team. */
const providerConsole: PageBuild = {
  app: 'apps/provider',
  sources: ['apps/provider/*.{ts,html,json}', 'apps/provider/{src,public}/**/*'],
  measure: measureConsole,
};

/** Builds every outdated page and the print agent. Throws if a page exceeds its size budget. */
export async function buildPagesIfStale(): Promise<void> {
  await buildAll({ force: false });
}

async function buildAll(options: { force: boolean }): Promise<void> {
  await Promise.all([
    ...[panel, visitors, providerConsole].map((pages) => buildIfStale(pages, options)),
    buildAgentIfStale(options),
  ]);
}

if (import.meta.main) await buildAll({ force: true });
