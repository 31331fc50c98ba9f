import { type Files, readAllBytes } from '../platform/files/files.ts';

/** Name of the file with the mark. Pictures have other names, so the server never serves this file. */
export const MARK_NAME = 'instalacao';

/** Reads the id of the installation that these files belong to. Null for a new storage. */
export async function findFilesMark(files: Files): Promise<string | null> {
  return (await readAllBytes(files, MARK_NAME))?.toString('utf8').trim() ?? null;
}

export async function writeFilesMark(files: Files, installationId: string): Promise<void> {
  await files.remove(MARK_NAME);
  await files.put(MARK_NAME, Buffer.from(`${installationId}\n`));
}
