import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { makeFolder } from './make-folder.ts';

const serverAddress = z.object({
  /** Origin of the panel. */
  url: z.string(),
  /** Origin of the provider's console. The console may have another host. */
  consoleUrl: z.string(),
  /**
   * The PostgreSQL in use, without password; null: the embedded database. Missing in files of releases before
   * 1.4.
   */
  database: z.optional(z.nullable(z.object({ url: z.string(), hadPassword: z.boolean() }))),
});
export type ServerAddress = z.infer<typeof serverAddress>;

const pathIn = (dataDir: string) => join(dataDir, 'address.json');

/** Saves the server's addresses and database in the data directory, for command-line tools. */
export function saveAddress(dataDir: string, address: ServerAddress): void {
  makeFolder(dataDir);
  writeFileSync(pathIn(dataDir), `${JSON.stringify(address)}\n`);
}

/** The server's addresses at its last start on this data directory; null when they are missing or unreadable. */
export function findStoredAddress(dataDir: string): ServerAddress | null {
  try {
    const read = z.safeParse(serverAddress, JSON.parse(readFileSync(pathIn(dataDir), 'utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
