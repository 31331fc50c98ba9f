import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { makeFolder } from './make-folder.ts';

const serverAddress = z.object({
  /** Origin under which stores find the server. */
  url: z.string(),
  /** Origin of the provider's console, which may have a host of its own. */
  consoleUrl: z.string(),
  /** The PostgreSQL it used, without its password; null: the embedded one. Missing from servers before 1.4. */
  database: z.optional(z.nullable(z.object({ url: z.string(), hadPassword: z.boolean() }))),
});
export type ServerAddress = z.infer<typeof serverAddress>;

const pathIn = (dataDir: string) => join(dataDir, 'address.json');

/** Leaves beside the data where the server is reached and which database it uses, for command lines. */
export function keepAddress(dataDir: string, address: ServerAddress): void {
  makeFolder(dataDir);
  writeFileSync(pathIn(dataDir), `${JSON.stringify(address)}\n`);
}

/** Where the server was reached when it last started on this data; null when none did, or it cannot be read. */
export function findKeptAddress(dataDir: string): ServerAddress | null {
  try {
    const read = z.safeParse(serverAddress, JSON.parse(readFileSync(pathIn(dataDir), 'utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
