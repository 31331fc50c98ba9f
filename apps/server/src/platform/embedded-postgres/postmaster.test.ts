import { appendFileSync, closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it } from 'vitest';
import { turnLog } from './postmaster.ts';

it('a large log is rotated while the server continues to write to it', () => {
  const path = join(folderOfTest(), 'postgres.log');
  const server = openSync(path, 'a');
  writeSync(server, 'before\n');
  turnLog(path, 7);
  expect(existsSync(`${path}.1`)).toBe(false);
  appendFileSync(path, 'more\n');
  turnLog(path, 7);
  writeSync(server, 'after\n');
  closeSync(server);
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('before\nmore\n');
  expect(readFileSync(path, 'utf8')).toBe('after\n');
});
