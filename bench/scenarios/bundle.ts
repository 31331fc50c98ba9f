import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Manifest, measureBundle } from '../../scripts/build/bundle-budget.ts';
import { buildPagesIfStale } from '../../scripts/build-pages.ts';
import type { Scenario } from '../support/scenario.ts';

const DIST = fileURLToPath(new URL('../../apps/panel/dist/', import.meta.url));

/** Measures P4: the size of the pages after brotli. The build itself refuses sizes above the limit. */
export const bundle: Scenario = {
  name: 'bundle',
  run: async () => {
    await buildPagesIfStale();
    const manifest: Manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8'));
    const sizeOf = (file: string) =>
      existsSync(`${DIST}${file}.br`) ? statSync(`${DIST}${file}.br`).size : 0;
    return {
      figures: measureBundle(manifest, sizeOf).map(({ name, kind, bytes, limit }) => ({
        bar: 'P4',
        what: `${kind.toUpperCase()} of ${name}`,
        unit: 'kB',
        measured: bytes / 1_000,
        demanded: { atMost: limit / 1_000 },
        ceiling: null,
      })),
      notes: [],
    };
  },
};
