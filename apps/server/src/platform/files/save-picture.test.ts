import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder, removeTemporaryFolder } from '@comanda/testkit/running/temporary-folder';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createFolderFiles } from './folder-files.ts';
import { savePicture } from './save-picture.ts';

const dir = makeTemporaryFolder();
afterAll(() => removeTemporaryFolder(dir));
const files = createFolderFiles(dir);
const save = (bytes: Uint8Array) => savePicture(files, bytes);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } });

const jpeg = await plain(800, 600).jpeg().toBuffer();
/** A small file that needs 784 MB when it is decoded. */
const huge = await sharp({
  create: { width: 14_000, height: 14_000, channels: 3, background: '#000' },
  limitInputPixels: false,
})
  .png({ compressionLevel: 9 })
  .toBuffer();

it.each([
  ['ten megabytes', new Uint8Array(10 * 1024 * 1024), 'too-large'],
  ['a bomb of 14,000 by 14,000', huge, 'too-many-pixels'],
  ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>'), 'no-picture'],
  ['a program called foto.png', Buffer.from('MZ\u0090'), 'no-picture'],
  ['nothing', new Uint8Array(), 'no-picture'],
  ['half a photo', jpeg.subarray(0, jpeg.length / 2), 'unreadable'],
  ['the beginning of a picture', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'), 'unreadable'],
])('%s is refused, and no part of it is stored', async (_name, bytes, fault) => {
  expect(await save(bytes)).toEqual({ fault });
  expect(readdirSync(dir)).toEqual([]);
});

it('stores a picture once, in four widths, never larger than the original', async () => {
  const first = await save(jpeg);
  expect(await save(jpeg)).toEqual(first);
  const names = readdirSync(dir).sort();
  expect(names).toHaveLength(4);
  const widths = await Promise.all(
    names.map(async (name) => (await sharp(readFileSync(join(dir, name))).metadata()).width),
  );
  expect(widths.sort((one, other) => one - other)).toEqual([160, 480, 800, 800]);
});
