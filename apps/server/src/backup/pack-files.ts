import { pipeline } from 'node:stream/promises';
import type { Pack } from 'tar-stream';
import type { Files } from '../platform/files/files.ts';

/** Adds all uploaded files to `pack` and returns their number. Files never change, so each copy is complete. */
export async function packFiles(pack: Pack, files: Files): Promise<number> {
  let count = 0;
  for await (const name of files.names()) {
    const file = await files.get(name);
    // Skips a file that was removed since the listing.
    if (file === null) continue;
    await pipeline(file.content, pack.entry({ name, size: file.bytes, mode: 0o600 }));
    count += 1;
  }
  return count;
}
