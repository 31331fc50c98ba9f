import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canReach, findUser, openPlaceFor } from './run-identity.ts';

describe('findUser', () => {
  const passwd =
    'root:x:0:0:root:/root:/bin/bash\npostgres:x:101:104:,,,:/var/lib/postgresql:/bin/bash\nbroken:x\n';

  it.each([
    ['postgres', { uid: 101, gid: 104 }],
    ['root', undefined],
    ['broken', undefined],
    ['nobody', undefined],
  ])('%s', (name, expected) => {
    expect(findUser(passwd, name)).toEqual(expected);
  });
});

describe('canReach', () => {
  it('needs every folder on the path to be open to that user', () => {
    const base = mkdtempSync(join(tmpdir(), 'comanda-reach-'));
    const outsider = { uid: 54_321, gid: 54_321 };
    const inside = join(base, 'inside');
    mkdirSync(inside, { mode: 0o755 });
    try {
      expect(canReach(outsider, inside)).toBe(false);
      chmodSync(base, 0o711);
      expect(canReach(outsider, inside)).toBe(true);
      chmodSync(inside, 0o700);
      expect(canReach(outsider, inside)).toBe(false);
      expect(canReach(undefined, inside)).toBe(true);
    } finally {
      rmSync(base, { recursive: true });
    }
  });
});

it('names the open folder after the data directory, always in the same way', () => {
  expect(openPlaceFor('/root/comanda/.data')).toBe(openPlaceFor('/root/comanda/.data'));
  expect(openPlaceFor('/root/comanda/.data')).not.toBe(openPlaceFor('/root/other/.data'));
});
