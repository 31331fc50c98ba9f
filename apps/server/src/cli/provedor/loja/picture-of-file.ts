import { open } from 'node:fs/promises';
import { createFiles } from '../../../platform/files/create-files.ts';
import { MAX_PICTURE_BYTES, savePicture } from '../../../platform/files/save-picture.ts';
import { Complaint } from '../complaint.ts';
import type { Provider } from '../subject.ts';
import { MESSAGES } from '../texts.ts';

/** Reads a file, but only as much as is needed to see that it is too large. */
async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const bytes = new Uint8Array(MAX_PICTURE_BYTES + 1);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Saves a picture from a local file and returns its hash. Throws a Complaint for a picture that cannot be read. */
export async function pictureOfFile(path: string, { config }: Provider): Promise<string> {
  const bytes = await startOf(path).catch(() => {
    throw new Complaint(MESSAGES.notAFile(path));
  });
  const stored = await savePicture(createFiles(config), bytes);
  if ('fault' in stored) throw new Complaint(MESSAGES.badPicture[stored.fault]);
  return stored.hash;
}
