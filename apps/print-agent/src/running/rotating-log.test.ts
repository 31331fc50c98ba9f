import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it } from 'vitest';
import { createRotatingLog } from './rotating-log.ts';

it('contains the latest lines and the ones before them, also after a restart, and never fails', () => {
  const folder = folderOfTest();
  const path = join(folder, 'agente.log');
  const write = createRotatingLog(path, 20);
  for (const line of ['um', 'dois', 'três', 'quatro', 'cinco']) write(line);
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('um\ndois\ntrês\n');
  createRotatingLog(path, 20)('um bem comprido');
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('quatro\ncinco\n');
  expect(readFileSync(path, 'utf8')).toBe('um bem comprido\n');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
  expect(() => write('mais um')).not.toThrow();
});
