import { buildAgentIfStale } from './build/build-agent.ts';
import { measureBundle, measureConsole, measurePages } from './build/bundle-budget.ts';
import { drawShells } from './build/draw-shells.ts';
import { buildIfStale, type PageBuild } from './build/page-build.ts';

/** The panel, with the first paint of its two pages drawn into them. */
const panel: PageBuild = {
  app: 'apps/panel',
  sources: ['apps/panel/*.{ts,html,json}', 'apps/panel/{bundling,src,public}/**/*'],
  finish: drawShells,
  measure: measureBundle,
};

/** The pages for people outside of the store. */
const visitors: PageBuild = {
  app: 'apps/visitors',
  sources: ['apps/visitors/*.{ts,html,json}', 'apps/visitors/{src,public}/**/*'],
  measure: measurePages,
};

/** The console for the provider's people. */
const providerConsole: PageBuild = {
  app: 'apps/provider',
  sources: ['apps/provider/*.{ts,html,json}', 'apps/provider/{src,public}/**/*'],
  measure: measureConsole,
};

/** Builds every stale page and the print agent; throws if a page is over its size budget. */
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
