import { PHOTO_BYTES } from '@comanda/contract/menu/menu/photo.calls';

/**
 * Maximum size in bytes of a chosen file: the size of the largest phone photos. A photo above the upload
 * limit is made smaller first.
 */
export const MAX_CHOSEN_BYTES = 25 * 1024 * 1024;
/** Longest side in pixels of a reduced photo: no screen shows a photo larger. */
const LONGEST_SIDE = 1920;

/** A chosen photo that is not sent yet, with a URL that a page can show. */
export interface ChosenPhoto {
  key: string;
  file: File;
  picture: string;
}

let lastKey = 0;

/** Reads a chosen photo and makes it smaller if it is too large to send. Rejects a file that is not a picture. */
export async function readPhoto(chosen: File): Promise<ChosenPhoto> {
  const file = chosen.size > PHOTO_BYTES ? await smaller(chosen) : chosen;
  const picture = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the photo cannot be read'));
    reader.readAsDataURL(file);
  });
  lastKey += 1;
  return { key: `chosen ${lastKey}`, file, picture };
}

/** Turns the photo upright and limits its longest side. */
async function smaller(chosen: File): Promise<File> {
  const bitmap = await createImageBitmap(chosen, { imageOrientation: 'from-image' });
  const share = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * share);
  canvas.height = Math.round(bitmap.height * share);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  if (made === null) throw new Error('the photo cannot be drawn');
  return new File([made], 'foto.jpg', { type: 'image/jpeg' });
}
