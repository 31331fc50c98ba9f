/** The fields that this file needs from an entry of Vite's manifest. */
export interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  /** Paths of fonts and pictures. */
  assets?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

/** One measurement with its limit. Sizes are in bytes after brotli. */
export interface BudgetLine {
  name: string;
  kind: 'js' | 'css';
  bytes: number;
  limit: number;
}

const kB = 1000;
const limits = { login: 100 * kB, board: 180 * kB, lazy: 70 * kB, visitor: 100 * kB, css: 25 * kB };
/** Size limits of the console. They are high, because its users have desktops and fast connections. */
const consoleLimits = { board: 200 * kB, lazy: 60 * kB };
/** Name of the panel's first screen in the build's manifest. */
export const BOARD_PAGE = 'src/pages/orders/orders.tsx';

/** Returns a chunk and all chunks that it imports statically, directly or indirectly. */
export function closureOf(manifest: Manifest, key: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closureOf(manifest, next, found);
  return found;
}

function lazyChunksBehind(manifest: Manifest, entry: string): Set<string> {
  const seen = new Set<string>();
  const lazy = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    for (const next of chunk?.imports ?? []) visit(next);
    for (const next of chunk?.dynamicImports ?? []) {
      lazy.add(next);
      visit(next);
    }
  };
  visit(entry);
  return lazy;
}

/** Files that are certainly loaded before a lazy chunk, because all importers of the chunk load them. */
function loadedBefore(manifest: Manifest, key: string): Set<string> {
  const importers = Object.keys(manifest).filter((other) => manifest[other]?.dynamicImports?.includes(key));
  const [first = new Set<string>(), ...others] = importers.map((requester) => closureOf(manifest, requester));
  return new Set([...first].filter((chunk) => others.every((each) => each.has(chunk))));
}

/** Files that every screen loads shortly after the start. They are counted for no single screen. */
export function frameOf(manifest: Manifest): Set<string> {
  const found = new Set<string>();
  for (const key of Object.keys(manifest).filter((key) => key.startsWith('_frame-late-')))
    if (manifest[key]?.file.endsWith('.js')) closureOf(manifest, key, found);
  return found;
}

function without(keys: Set<string>, known: Set<string>): Set<string> {
  return new Set([...keys].filter((key) => !known.has(key)));
}

/**
 * Measures a build against the size limits: the login page, the panel with the orders board, every other lazy
 * chunk, and the styles of every page. For a lazy chunk, only files that the page has not loaded before are
 * counted. Pure: `sizeOf` returns the bytes of a file after brotli.
 */
export function measureBundle(
  manifest: Manifest,
  sizeOf: (file: string) => number,
  ofPage = { board: limits.board, lazy: limits.lazy },
): BudgetLine[] {
  const filesOf = (keys: Set<string>, kind: 'js' | 'css') =>
    new Set(
      [...keys].flatMap((key) => (kind === 'js' ? [manifest[key]?.file ?? ''] : (manifest[key]?.css ?? []))),
    );
  const weigh = (keys: Set<string>, kind: 'js' | 'css') =>
    [...filesOf(keys, kind)]
      .filter((file) => file.endsWith(kind))
      .reduce((sum, file) => sum + sizeOf(file), 0);
  const lines: BudgetLine[] = [];
  const page = (name: string, keys: Set<string>, limit: number) => {
    lines.push({ name, kind: 'js', bytes: weigh(keys, 'js'), limit });
    lines.push({ name, kind: 'css', bytes: weigh(keys, 'css'), limit: limits.css });
  };

  for (const entry of Object.keys(manifest).filter((key) => manifest[key]?.isEntry)) {
    const start = closureOf(manifest, entry);
    const lazy = lazyChunksBehind(manifest, entry);
    const frame = entry === 'index.html' ? without(frameOf(manifest), start) : new Set<string>();
    const hasBoard = entry === 'index.html' && lazy.has(BOARD_PAGE);
    const first = hasBoard ? new Set([...start, ...closureOf(manifest, BOARD_PAGE)]) : start;
    page(
      hasBoard ? `${entry} + ${BOARD_PAGE}` : entry,
      first,
      entry === 'login.html' ? limits.login : ofPage.board,
    );

    for (const key of without(lazy, first)) {
      const all = closureOf(manifest, key);
      const name = `${entry} → ${key}`;
      const around = frame.has(key) ? new Set<string>() : frame;
      const added = without(without(without(all, start), around), loadedBefore(manifest, key));
      lines.push({ name, kind: 'js', bytes: weigh(added, 'js'), limit: ofPage.lazy });
      lines.push({
        name,
        kind: 'css',
        bytes: weigh(new Set([...start, ...without(all, around)]), 'css'),
        limit: limits.css,
      });
    }
  }
  return lines;
}

/**
 * Measures the console: its start, and what each screen loads in addition. Pure, like {@link measureBundle}.
 */
export function measureConsole(manifest: Manifest, sizeOf: (file: string) => number): BudgetLine[] {
  return measureBundle(manifest, sizeOf, consoleLimits);
}

/**
 * Measures standalone pages with all files that they load, because people open them on a phone. Pure, like
 * {@link measureBundle}.
 */
export function measurePages(manifest: Manifest, sizeOf: (file: string) => number): BudgetLine[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  return entries.flatMap((entry) => {
    const chunks = [entry, ...lazyChunksBehind(manifest, entry)].flatMap((key) => [
      ...closureOf(manifest, key),
    ]);
    const files = new Set(
      chunks.flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]),
    );
    const weigh = (kind: 'js' | 'css') =>
      [...files].filter((file) => file.endsWith(kind)).reduce((sum, file) => sum + sizeOf(file), 0);
    return [
      { name: entry, kind: 'js', bytes: weigh('js'), limit: limits.visitor },
      { name: entry, kind: 'css', bytes: weigh('css'), limit: limits.css },
    ];
  });
}

/** Formats the lines as a table. Lines above their limit are marked. */
export function budgetTable(lines: readonly BudgetLine[]): string {
  const shown = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`.padStart(9);
  const width = Math.max(0, ...lines.map((line) => line.name.length));
  return lines
    .map((line) => {
      const mark = line.bytes > line.limit ? 'OVER' : 'ok';
      return `${mark.padEnd(5)}${line.kind.padEnd(4)}${line.name.padEnd(width)}${shown(line.bytes)} of ${shown(line.limit)}`;
    })
    .join('\n');
}
