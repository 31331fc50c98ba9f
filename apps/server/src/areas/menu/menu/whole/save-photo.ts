import { PHOTO_WIDTHS } from '@comanda/domain/kit/pictures/picture';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Files } from '../../../../platform/files/files.ts';
import { savePicture } from '../../../../platform/files/save-picture.ts';
import { PICTURE_FAULTS } from '../../../../platform/files/texts.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { Throttles, WindowRule } from '../../../people/access/public.ts';

/**
 * Limits the photos of products and stock items per store. The limit per day is enough for a whole new menu with
 * several tries per photo. The limit per minute is enough for three users at once.
 */
const PHOTOS_OF_DAY: WindowRule = { scope: 'catalogue.photos-a-day', limit: 600, windowSeconds: 86_400 };
const PHOTOS_OF_MINUTE: WindowRule = { scope: 'catalogue.photos-a-minute', limit: 60, windowSeconds: 60 };

/**
 * Saves a photo of the menu and returns its hash. Throws `catalogue.photo-refused` with the fault, and
 * `auth.throttled`.
 */
export async function savePhoto(
  { files, throttles }: { files: Files; throttles: Throttles },
  bytes: Uint8Array,
  { storeId }: Session,
): Promise<string> {
  const store = `store ${storeId}`;
  await throttles.hit(PHOTOS_OF_MINUTE, store);
  await throttles.hit(PHOTOS_OF_DAY, store);
  const stored = await savePicture(files, bytes, { widths: PHOTO_WIDTHS, owner: store });
  if (!('fault' in stored)) return stored.hash;
  const why = PICTURE_FAULTS[stored.fault];
  throw new AppError('catalogue.photo-refused', {
    detail: why,
    fields: [{ campo: 'arquivo', mensagem: `Não foi possível usar a imagem: ${why}` }],
  });
}
