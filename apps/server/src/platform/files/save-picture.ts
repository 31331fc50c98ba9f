import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS, type PictureWidth, pictureFile } from '@comanda/domain/kit/pictures/picture';
import type { Files } from './files.ts';
import { beginsAsPicture, makePicture, type PictureFault } from './make-picture.ts';

/** Limits of a picture: 2 MB, and 40 megapixels, more than most phone photos have. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
const MAX_PICTURE_PIXELS = 40_000_000;

/**
 * Encodes an uploaded picture again in our widths, upright and without the camera's metadata, and saves it.
 * Returns its hash (see `picturePath`) or the fault. The type is read from the content, not from the file
 * name. Uploads of different `owner` values take turns.
 */
export async function savePicture(
  files: Files,
  bytes: Uint8Array,
  { widths = PICTURE_WIDTHS, owner }: { widths?: readonly PictureWidth[]; owner?: string } = {},
): Promise<{ hash: string } | { fault: PictureFault }> {
  if (bytes.length > MAX_PICTURE_BYTES) return { fault: 'too-large' };
  if (!beginsAsPicture(bytes)) return { fault: 'no-picture' };
  const made = await makePicture({ bytes, widths, maxPixels: MAX_PICTURE_PIXELS }, owner);
  if ('fault' in made) return made;
  const hash = made.files.reduce((sum, file) => sum.update(file), createHash('sha256')).digest('hex');
  await Promise.all(
    widths.map((width, at) => files.put(pictureFile(hash, width), made.files[at] ?? new Uint8Array())),
  );
  return { hash };
}
