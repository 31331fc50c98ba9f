import { picturePath } from '@comanda/domain/kit/pictures/picture';
import type { ReviewedPicture } from '@comanda/domain/store/store/pending-changes';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Files } from '../../../../platform/files/files.ts';
import { savePicture } from '../../../../platform/files/save-picture.ts';
import { PICTURE_FAULTS } from '../../../../platform/files/texts.ts';
import type { Session } from '../../../../platform/http/requester.ts';

/** Width of the stored picture in pixels: the largest size on screens. */
const WIDTHS = { logo: 480, banner: 1920 } as const satisfies Record<ReviewedPicture, number>;

/**
 * Saves an uploaded picture and returns its path, which contains a hash of the content. Throws
 * `registration.picture-refused` with the fault.
 */
export async function saveReviewedPicture(
  files: Files,
  field: ReviewedPicture,
  bytes: Uint8Array,
  { storeId }: Pick<Session, 'storeId'>,
): Promise<string> {
  const stored = await savePicture(files, bytes, { owner: `store ${storeId}` });
  if (!('fault' in stored)) return picturePath(stored.hash, WIDTHS[field]);
  const mensagem = PICTURE_FAULTS[stored.fault];
  throw new AppError('registration.picture-refused', {
    detail: mensagem,
    fields: [{ campo: 'arquivo', mensagem: `Não foi possível usar a imagem: ${mensagem}` }],
  });
}
