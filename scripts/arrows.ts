import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * The arrows of the house: who may import whom, read from folder names, so that a new area is fenced the day it
 * is born. Paths are from the root, with forward slashes.
 */

const PANEL_FLOORS = ['shared', 'features', 'pages', 'app'];
/** The apps people see; `packages/web` and `packages/ui`, the design system, are what these have in common. */
const FRONT_ENDS = ['panel', 'visitors'];
/** Packages only front ends may import. */
const FRONT_PACKAGES = ['web', 'ui'];
const TEST_ROOMS = /\.test\.tsx?$|\/testing\/|^(e2e|bench|stress|packages\/testkit|scripts)\//;

interface Place {
  path: string;
  app: string | null;
  package: string | null;
  isTest: boolean;
}

function placeOf(path: string): Place {
  return {
    path,
    app: /^apps\/([^/]+)\//.exec(path)?.[1] ?? null,
    package: /^packages\/([^/]+)\//.exec(path)?.[1] ?? null,
    isTest: TEST_ROOMS.test(path),
  };
}

/** Why `from` may not import `to`; null when it may. */
export function forbiddenArrow(from: string, to: string): string | null {
  const a = placeOf(from);
  const b = placeOf(to);
  if (a.isTest) return null;
  if (b.isTest) return 'product code imports tests or test tools';
  if (a.package === 'domain' && b.package !== 'domain') return 'domain imports nothing';
  if (a.package === 'contract' && b.package !== 'contract' && b.package !== 'domain')
    return 'contract imports domain only';
  if (FRONT_PACKAGES.includes(a.package ?? '') && b.app) return 'what front ends share knows no app';
  if (a.package === 'ui' && b.package === 'contract') return 'the design system knows no area';
  if (a.package === 'web' && b.package === 'ui') return 'what front ends share besides looks has no looks';
  if (FRONT_PACKAGES.includes(b.package ?? '') && a.app && !FRONT_ENDS.includes(a.app))
    return `${b.package} is for the front ends only`;
  if (a.app && b.app && a.app !== b.app) return 'an app imports another app';
  if (a.app === 'server') return forbiddenInServer(from, to);
  if (a.app === 'panel') return forbiddenInPanel(from, to);
  return null;
}

function forbiddenInServer(from: string, to: string): string | null {
  const area = (path: string) => /^apps\/server\/src\/areas\/([^/]+)\//.exec(path)?.[1] ?? null;
  if (from.startsWith('apps/server/src/platform/') && area(to)) return 'platform imports an area';
  if (area(to) && area(from) !== area(to) && !to.endsWith('/public.ts')) {
    return 'areas are entered by their public.ts only';
  }
  if (/\.routes\.ts$/.test(from) && /\/platform\/database\/sql\.ts$/.test(to))
    return 'routes do not know SQL';
  return null;
}

function forbiddenInPanel(from: string, to: string): string | null {
  const room = (path: string) => /^apps\/panel\/src\/([^/]+)\//.exec(path)?.[1] ?? null;
  const feature = (path: string) => /^apps\/panel\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
  const [fromFloor, toFloor] = [room(from), room(to)].map((name) => PANEL_FLOORS.indexOf(name ?? ''));
  if (fromFloor !== undefined && toFloor !== undefined && fromFloor >= 0 && toFloor > fromFloor) {
    return 'the panel is built shared ← features ← pages ← app';
  }
  if (feature(from) && feature(to) && feature(from) !== feature(to)) return 'a feature imports a feature';
  return null;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g;

function resolveImport(root: string, file: string, specifier: string): string | null {
  const design = /^@comanda\/ui\/(.+)$/.exec(specifier);
  if (design) return `packages/ui/src/${design[1]}`;
  const workspace = /^@comanda\/(domain|contract|web|testkit)\/(.+)$/.exec(specifier);
  if (workspace) return `packages/${workspace[1]}/src/${workspace[2]}.ts`;
  const app = /^@comanda\/(server|panel|visitors|demo|courier-sim|print-agent)\/(.+)$/.exec(specifier);
  if (app) return `apps/${app[1]}/${app[2]}`;
  if (!specifier.startsWith('.')) return null;
  return relative(root, resolve(root, dirname(file), specifier)).replaceAll('\\', '/');
}

function* sourceFiles(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sourceFiles(root, path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Every import of the tree that runs against the arrows, and every circle, as one sentence each. */
export function findWrongArrows(root: string): string[] {
  const faults: string[] = [];
  const graph = new Map<string, string[]>();
  for (const folder of ['apps', 'packages'].filter((name) => existsSync(join(root, name)))) {
    for (const file of sourceFiles(root, folder)) {
      const text = readFileSync(join(root, file), 'utf8');
      const targets: string[] = [];
      for (const match of text.matchAll(IMPORT)) {
        const target = resolveImport(root, file, match[1] ?? match[2] ?? match[3] ?? '');
        if (target === null) continue;
        const fault = forbiddenArrow(file, target);
        if (fault) faults.push(`${file} → ${target}: ${fault}`);
        if (match[1]) targets.push(target);
      }
      graph.set(file, targets);
    }
  }
  return [...faults, ...findCircles(graph)];
}

function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) {
      circles.push(`circle: ${[...trail.slice(at), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}
