import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it } from 'vitest';
import { describeFailure } from '../describe-failure.ts';
import { prepareDataDir } from './embedded-postgres/cluster-place.ts';
import { makeFolder } from './make-folder.ts';
import { saveAddress } from './stored-address.ts';
import { storedSecret } from './stored-secret.ts';

it('creates missing folders, and returns the topmost new one', () => {
  const there = folderOfTest();
  const wanted = join(there, 'a', 'b');
  expect(makeFolder(wanted, 0o700)).toBe(join(there, 'a'));
  expect(statSync(wanted).mode & 0o777).toBe(0o700);
  expect(makeFolder(wanted)).toBeUndefined();
  rmSync(wanted, { recursive: true });
  expect(makeFolder(wanted)).toBe(wanted);
});

const ADDRESS = { url: 'http://h', consoleUrl: 'http://h' };
it.each([
  ['database', prepareDataDir],
  ['secret', storedSecret],
  ['address', (dataDir: string) => saveAddress(dataDir, ADDRESS)],
])('a folder that cannot be created ends the %s with one sentence', (_name, use) => {
  for (const dataDir of ['/proc/nix', '/proc/nix/a', '/dev/null/a']) {
    const failure = (() => {
      try {
        return use(dataDir);
      } catch (error) {
        return describeFailure(error, { dataDir, database: null });
      }
    })();
    expect(failure).toMatch(/^A pasta de dados \/\S+ não pode ser usada: .* Confira COMANDA_DATA\.$/);
  }
});
