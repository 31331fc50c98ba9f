import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderOfTest } from './folder-of-test.ts';
import { abandonedFolders } from './temporary-folder.ts';

const ofFile = folderOfTest();
let ofHook = '';
const gone: string[] = [];
beforeEach(() => {
  ofHook = folderOfTest();
});

it('is there while its test runs', () => {
  const folder = folderOfTest();
  writeFileSync(join(folder, 'file'), 'x');
  gone.push(ofHook, folder);
  expect(gone.filter(existsSync)).toEqual(gone);
});

it('is removed after it, with its content; a folder of the whole file stays', () => {
  expect(gone).toHaveLength(2);
  expect(gone.filter(existsSync)).toEqual([]);
  expect(existsSync(ofFile)).toBe(true);
});

it('counts as abandoned once its process is gone', () => {
  const parent = folderOfTest();
  const living = mkdtempSync(join(parent, `folder-${process.pid}-`));
  // No process can have this id, so these folders look abandoned.
  for (const name of ['folder-4999999-AbCdEf', 'folder-of-somebody', 'other-4999999-AbCdEf'])
    mkdirSync(join(parent, name));
  expect(abandonedFolders(parent, 'folder-')).toEqual([join(parent, 'folder-4999999-AbCdEf')]);
  expect(existsSync(living)).toBe(true);
});
