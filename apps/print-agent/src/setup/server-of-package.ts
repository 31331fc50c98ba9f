import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { BUNDLE_FOLDER } from '../running/program-files.ts';
import { readServer } from '../server/pair-with-server.ts';

/** Written into a download by the server it comes from. */
export const SERVER_FILE = 'servidor.json';
const serverFile = z.object({ servidor: z.string() });

/** Origin of the server a downloaded program came from; null where nobody told. */
export function serverOfPackage(bundle = BUNDLE_FOLDER): string | null {
  if (bundle === null) return null;
  try {
    return readServer(
      z.parse(serverFile, JSON.parse(readFileSync(join(bundle, SERVER_FILE), 'utf8'))).servidor,
    );
  } catch {
    // The page asks for it.
    return null;
  }
}
