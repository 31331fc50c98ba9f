import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

/**
 * Import rules by folder names, so that a new area is covered from its first file. Each rule matches `from →
 * to`, with paths from the root. The linter checks import cycles and imports of Mantine.
 */
const FORBIDDEN: readonly [arrow: RegExp, why: string][] = [
  [
    /→ (?:.*\.test\.tsx?$|.*\/testing\/|(?:testkit|e2e|bench|stress|scripts)\/)/,
    'product code imports tests or tools',
  ],
  [/^packages\/domain\/.*→ (?!packages\/domain\/)/, 'domain imports nothing'],
  [
    /^packages\/(domain|contract)\/src\/kit\/.*→ packages\/\1\/src\/(?:people|store|menu|orders|money|insight|retention)\//,
    'the kit knows no floor',
  ],
  [/^packages\/contract\/.*→ (?!packages\/(?:contract|domain)\/)/, 'contract imports domain only'],
  [/^packages\/(?:web|ui|client)\/.*→ apps\//, 'what front ends share knows no app'],
  [/^packages\/ui\/.*→ packages\/(?:contract|client)\//, 'the design system knows no area and no call'],
  [/^packages\/web\/.*→ packages\/(?:ui|client)\//, 'what front ends share besides looks has no looks'],
  [
    /^apps\/(?!panel\/|visitors\/|provider\/).*→ packages\/(?:web|ui|client)\//,
    'web, ui and client are for the front ends only',
  ],
  [/^apps\/([^/]+)\/.*→ apps\/(?!\1\/)/, 'an app imports another app'],

  [/^apps\/server\/src\/platform\/.*→ apps\/server\/src\/areas\//, 'platform imports an area'],
  [
    /^apps\/server\/src\/(?!areas\/|all-areas\.ts).*→ apps\/server\/src\/areas\/[^/]+\/[^/]+\/(?!public\.ts$)/,
    'areas are entered by their public.ts only',
  ],
  [
    /^apps\/server\/src\/areas\/([^/]+\/[^/]+)\/.*→ apps\/server\/src\/areas\/(?!\1\/)[^/]+\/[^/]+\/(?!public\.ts$)/,
    'areas enter each other by their public.ts only',
  ],
  [
    /^apps\/server\/src\/areas\/[^/]+\/wiring\.ts → apps\/server\/src\/areas\/[^/]+\/[^/]+\/(?!public\.ts$)/,
    'a wiring enters areas by their public.ts only',
  ],
  [/^apps\/server\/src\/areas\/.*→ .*\/area\.ts$/, 'only the list of areas knows an area.ts'],
  [
    /^apps\/server\/src\/areas\/[^/]+\/[^/]+\/(?!area\.ts ).*→ apps\/server\/src\/[^/]+\.ts$/,
    'of an area only its area.ts knows the server around it',
  ],
  [/\.routes\.ts → .*\/platform\/database\/sql\.ts$/, 'routes do not know SQL'],

  [
    /^apps\/(panel|provider)\/src\/shared\/.*→ apps\/\1\/src\/(?:features|pages|app)\//,
    'shared knows no floor above',
  ],
  [
    /^apps\/(panel|provider)\/src\/features\/.*→ apps\/\1\/src\/(?:pages|app)\//,
    'features know no floor above',
  ],
  [/^apps\/(panel|provider)\/src\/pages\/.*→ apps\/\1\/src\/app\//, 'pages know no floor above'],
  [
    /^apps\/(panel|provider)\/src\/features\/([^/]+)\/([^/]+)\/.*→ apps\/\1\/src\/features\/\2\/(?!\3\/)/,
    'a feature imports a feature of its floor',
  ],
];

const TEST_ROOMS = /\.test\.tsx?$|\/testing\/|^testkit\//;

/** True for a test file, or a file that only tests import. */
export const isTestRoom = (file: string): boolean => TEST_ROOMS.test(file);

/** Returns the reason why `from` may not import `to`. Null if it may. */
export function forbiddenArrow(from: string, to: string): string | null {
  if (isTestRoom(from)) return null;
  return FORBIDDEN.find(([arrow]) => arrow.test(`${from} → ${to}`))?.[1] ?? null;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g;

/** One import between two files of this project, by their paths from the root. */
export interface Arrow {
  from: string;
  to: string;
}

/** Finds every import of a project file, in files that match `pattern`. */
export function readArrows(root: string, pattern: string): Arrow[] {
  const files = globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist'] });
  return files.flatMap((path) => {
    const from = path.replaceAll('\\', '/');
    const { resolve } = createRequire(join(root, from));
    return [...readFileSync(join(root, from), 'utf8').matchAll(IMPORT)].flatMap((match) => {
      const specifier = (match[1] ?? match[2] ?? match[3] ?? '').replace(/\?.*$/, '');
      if (!/^(?:\.|@comanda\/)/.test(specifier)) return [];
      return [{ from, to: relative(root, resolve(specifier)).replaceAll('\\', '/') }];
    });
  });
}

/** Finds every import that breaks a rule. Returns one sentence for each. */
export function findWrongArrows(root: string): string[] {
  return readArrows(root, '{apps,packages}/**/*.{ts,tsx}').flatMap(({ from, to }) => {
    const fault = forbiddenArrow(from, to);
    return fault === null ? [] : [`${from} → ${to}: ${fault}`];
  });
}
