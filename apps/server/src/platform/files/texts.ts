import type { PictureFault } from './make-picture.ts';

/** Reasons why a picture cannot be used. */
export const PICTURE_FAULTS: Record<PictureFault, string> = {
  'too-large': 'ela tem mais de 2 MB.',
  'too-many-pixels': 'ela tem mais de 40 megapixels.',
  'too-small': 'ela é pequena demais.',
  'no-picture': 'o arquivo não é uma imagem PNG, JPEG ou WebP.',
  unreadable: 'ela está incompleta ou danificada.',
};
