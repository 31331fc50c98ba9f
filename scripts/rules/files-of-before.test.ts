import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it } from 'vitest';
import { takeOverFilesOfBefore } from './files-of-before.ts';

/** Creates a build in its own folder: files that its manifest names, and other files. */
function aBuild(named: Record<string, string>, others: Record<string, string> = {}): string {
  const folder = folderOfTest();
  for (const inside of ['assets', '.vite']) mkdirSync(join(folder, inside));
  for (const [name, text] of Object.entries({ ...named, ...others }))
    writeFileSync(join(folder, 'assets', name), text);
  const [file = '', ...rest] = Object.keys(named).map((name) => `assets/${name}`);
  const manifest = {
    'index.html': {
      file,
      css: rest.filter((name) => name.endsWith('.css')),
      assets: rest.filter((name) => name.endsWith('.woff2')),
    },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  return folder;
}

it('a fresh build gets the files that the former manifest names, with their compressed forms', async () => {
  const before = aBuild(
    { 'a-1.js': 'a', 'a-1.css': 'b', 'f-1.woff2': 'c' },
    { 'a-1.js.br': 'd', 'old.js': 'e' },
  );
  const fresh = aBuild({ 'a-2.js': 'new', 'f-1.woff2': 'c' });
  await takeOverFilesOfBefore(before, fresh);
  expect(readdirSync(join(fresh, 'assets')).sort()).toEqual([
    'a-1.css',
    'a-1.js',
    'a-1.js.br',
    'a-2.js',
    'f-1.woff2',
  ]);
});

it('does not change files of the fresh build', async () => {
  const fresh = aBuild({ 'a.js': 'new' });
  await takeOverFilesOfBefore(aBuild({ 'a.js': 'old' }), fresh);
  expect(readFileSync(join(fresh, 'assets/a.js'), 'utf8')).toBe('new');
});

it('does nothing without a former build', async () => {
  const fresh = aBuild({ 'a.js': 'new' });
  await takeOverFilesOfBefore(folderOfTest(), fresh);
  expect(readdirSync(join(fresh, 'assets'))).toEqual(['a.js']);
});
