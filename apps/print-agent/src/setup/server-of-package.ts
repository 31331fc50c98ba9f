import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { BUNDLE_FOLDER } from '../running/program-files.ts';
import { readServer } from '../server/pair-with-server.ts';

/** The server writes this file into a download. */
export const SERVER_FILE = 'servidor.json';
const serverFile = z.object({ servidor: z.string() });

/** Origin of the server that a downloaded program came from. Null if it is unknown. */
export function serverOfPackage(bundle = BUNDLE_FOLDER): string | null {
  if (bundle === null) return null;
  try {
    return readServer(
      z.parse(serverFile, JSON.parse(readFileSync(join(bundle, SERVER_FILE), 'utf8'))).servidor,
    );
  } catch {
    // Without this file, the page asks for the server's address.
    return null;
  }
}
