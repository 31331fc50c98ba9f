import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { describe, expect, it } from 'vitest';
import { createFilesOfFolder } from './create-files.ts';
import { type Files, readAllBytes } from './files.ts';
import { copyFiles } from './move-files.ts';
import { createS3Files } from './s3-files.ts';
import { testBucket } from './testing/test-bucket.ts';

const NAME = `${'a'.repeat(64)}-480.webp`;
const BYTES = Buffer.from('bytes of a picture');

async function namesOf(files: Files): Promise<string[]> {
  const names: string[] = [];
  for await (const name of files.names()) names.push(name);
  return names.toSorted();
}

describe.each([
  ['a folder', async () => createFilesOfFolder(folderOfTest())],
  ['a bucket', async () => createS3Files((await testBucket()).settings)],
])('files in %s', (_storage, open) => {
  it('are read with their bytes and their length', async () => {
    const files = await open();
    expect(await files.get(NAME)).toBeNull();
    expect(await files.has(NAME)).toBe(false);
    await files.put(NAME, BYTES);
    const file = await files.get(NAME);
    expect(file?.bytes).toBe(BYTES.length);
    expect(file === null ? null : await buffer(file.content)).toEqual(BYTES);
    expect(await files.has(NAME)).toBe(true);
  });

  it('are written once, also by two concurrent writers', async () => {
    const files = await open();
    await Promise.all([files.put(NAME, BYTES), files.put(NAME, BYTES)]);
    await files.put(NAME, BYTES);
    expect(await readAllBytes(files, NAME)).toEqual(BYTES);
  });

  it('are listed and removed', async () => {
    const files = await open();
    expect(await namesOf(files)).toEqual([]);
    await files.put('b.selado', BYTES);
    await files.put(NAME, BYTES);
    expect(await namesOf(files)).toEqual([NAME, 'b.selado']);
    await files.remove(NAME);
    await files.remove(NAME);
    expect(await namesOf(files)).toEqual(['b.selado']);
  });
});

describe('a bucket that fails', () => {
  it('gets the request again, and is then unavailable', async () => {
    const { settings, faults } = await testBucket();
    const files = createS3Files(settings);
    await files.put(NAME, BYTES);
    faults.refuses = 1;
    expect(await readAllBytes(files, NAME)).toEqual(BYTES);
    faults.refuses = 100;
    await expect(files.get(NAME)).rejects.toMatchObject({ code: 'server.unavailable' });
    await expect(files.put('other', BYTES)).rejects.toMatchObject({ code: 'server.unavailable' });
  });

  it('returns wrong bytes: they are read again, and never returned', async () => {
    const { settings, faults } = await testBucket();
    const files = createS3Files(settings);
    await files.put(NAME, BYTES);
    faults.damages = 1;
    expect(await readAllBytes(files, NAME)).toEqual(BYTES);
    faults.damages = 2;
    await expect(files.get(NAME)).rejects.toMatchObject({ code: 'server.unavailable' });
  });

  it('does not exist, or refuses the key', async () => {
    const { settings } = await testBucket();
    const unknown = createS3Files({ ...settings, bucket: 'another' });
    await expect(unknown.get(NAME)).rejects.toMatchObject({ code: 'server.unavailable' });
    const outsider = createS3Files({ ...settings, keyId: 'stranger' });
    await expect(outsider.put(NAME, BYTES)).rejects.toMatchObject({ code: 'server.unavailable' });
  });
});

it('a bucket may let browsers cache pictures for ever, and nothing else', async () => {
  const { settings, requested } = await testBucket();
  const files = createS3Files(settings);
  await files.put(NAME, BYTES);
  await files.put('documento.selado', BYTES);
  const written = requested.filter(({ method }) => method === 'PUT');
  expect(written.map(({ path, headers }) => [path?.split('?')[0], headers['cache-control']])).toEqual([
    [`/comanda/loja/${NAME}`, 'public, max-age=31536000, immutable'],
    ['/comanda/loja/documento.selado', 'private, no-store'],
  ]);
  // Checks for Content-MD5, the only checksum that older storage services support.
  for (const { headers } of written) {
    expect(headers['content-md5']).toBe(createHash('md5').update(BYTES).digest('base64'));
    expect(Object.keys(headers).filter((name) => name.includes('checksum'))).toEqual([]);
  }
});

describe('copying all files', () => {
  it('verifies each copy, continues after a failure, and works in both directions', async () => {
    const folder = createFilesOfFolder(folderOfTest());
    const { settings, faults } = await testBucket();
    const bucket = createS3Files(settings);
    for (const name of ['one', 'two', 'three', 'mark']) await folder.put(name, Buffer.from(name));
    faults.damages = 2;
    const first = await copyFiles(folder, bucket, { skips: ['mark'] });
    expect(first).toMatchObject({ copied: 2, known: 0 });
    expect(first.failed).toHaveLength(1);
    expect(await copyFiles(folder, bucket, { skips: ['mark'] })).toEqual({
      ...{ copied: 0, known: 3, failed: [], bytes: 'onetwothree'.length },
    });
    const back = createFilesOfFolder(folderOfTest());
    expect(await copyFiles(bucket, back)).toMatchObject({ copied: 3, failed: [] });
    expect(await namesOf(back)).toEqual(['one', 'three', 'two']);
  });
});
