import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Prose, proseFaults, proseOfMarkdown, proseOfSource } from './prose-rules.ts';

const root = resolve(import.meta.dirname, '../..');

/** Returns the faults of every file, by file: `12: “told”: send, report, show, log`. */
export function findProseFaults(paths: readonly string[] = ['']): Map<string, string[]> {
  const files = globSync(
    [
      '{apps,packages,scripts,testkit,e2e,bench,stress}/**/*.{ts,tsx}',
      '*.md',
      'docs/**/*.md',
      'apps/*/README.md',
    ],
    {
      cwd: root,
      exclude: ['**/node_modules', '**/dist'],
    },
  );
  const wanted = files.filter((file) => paths.some((path) => file.startsWith(path)));
  return new Map(
    wanted.sort().flatMap((file) => {
      const faults = proseOf(file, readFileSync(join(root, file), 'utf8')).flatMap((prose) =>
        proseFaults(prose).map((fault) => `${prose.line}: ${fault}`),
      );
      return faults.length === 0 ? [] : [[file, faults] as const];
    }),
  );
}

const proseOf = (file: string, source: string): Prose[] =>
  file.endsWith('.md') ? proseOfMarkdown(source) : proseOfSource(file, source);

// `npm run prose -- <path…>` prints the prose faults in the files below these paths.
if (import.meta.main) {
  const paths = process.argv.slice(2);
  for (const [file, faults] of findProseFaults(paths.length > 0 ? paths : ['']))
    console.log(`${file}\n  ${faults.join('\n  ')}`);
}
