import { type Files, readAllBytes } from './files.ts';

/** Result of one run. A later run copies only missing files. */
export interface Moved {
  copied: number;
  /** Files that existed already, with the same bytes. */
  known: number;
  bytes: number;
  /** Names that could not be copied, with the reason. */
  failed: { name: string; reason: string }[];
}

/**
 * Copies all files to another storage. Each copy is read back and compared with its original. Originals are
 * not deleted. `skips`: names of files that belong to the storage itself.
 */
export async function copyFiles(
  from: Files,
  to: Files,
  { skips = [] }: { skips?: readonly string[] } = {},
): Promise<Moved> {
  const moved: Moved = { copied: 0, known: 0, bytes: 0, failed: [] };
  for await (const name of from.names()) {
    if (skips.includes(name)) continue;
    try {
      const original = await readAllBytes(from, name);
      // Skips a file that was removed after the listing, because its document was uploaded again.
      if (original === null) continue;
      const isKnown = await to.has(name);
      if (!isKnown) await to.put(name, original);
      const copy = await readAllBytes(to, name);
      if (copy === null || !copy.equals(original)) throw new Error('the copy has other bytes');
      moved[isKnown ? 'known' : 'copied'] += 1;
      moved.bytes += original.length;
    } catch (error) {
      const { cause, message } = error as Error;
      moved.failed.push({ name, reason: cause instanceof Error ? cause.message : message });
    }
  }
  return moved;
}
