import { PHOTO_BYTES } from '@comanda/contract/menu/photo.calls';

/** What telephones write at most; a larger one is made smaller before it is sent. */
export const MOST_CHOSEN_BYTES = 25 * 1024 * 1024;
/** More is not shown anywhere. */
const LONGEST_SIDE = 1920;

/** A photo that was chosen and not sent yet, with what a page can show of it. */
export interface ChosenPhoto {
  key: string;
  file: File;
  picture: string;
}

let lastKey = 0;

/** Reads a photo somebody chose, smaller where it is too large to be sent. Rejects with what is no picture. */
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

/** Upright, and no longer than anybody sees. */
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
