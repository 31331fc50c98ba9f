/** Widths in pixels of the stored files of an uploaded picture. */
export const PICTURE_WIDTHS = [160, 480, 960, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Widths in pixels of photos on a menu: in a row, in a card, and as wide as a phone. */
export const PHOTO_WIDTHS = [160, 480, 960] as const satisfies readonly PictureWidth[];

const PATH = /^\/arquivos\/([0-9a-f]{64})-\d+\.webp$/;

/**
 * File name of a picture in one width. The name contains the hash of the content, so browsers may cache the file
 * forever.
 */
export const pictureFile = (hash: string, width: PictureWidth): string => `${hash}-${width}.webp`;

/** Path of a picture for browsers. */
export const picturePath = (hash: string, width: PictureWidth): string =>
  `/arquivos/${pictureFile(hash, width)}`;

/** The hash of a picture on this server; null for a picture on another server. */
export const hashOfPicture = (path: string): string | null => PATH.exec(path)?.[1] ?? null;

/** `srcset` of a picture on this server; undefined for a picture on another server. */
export function pictureSet(path: string): string | undefined {
  const hash = hashOfPicture(path);
  return hash === null
    ? undefined
    : PICTURE_WIDTHS.map((width) => `${picturePath(hash, width)} ${width}w`).join(', ');
}

/** `srcset` of a product's photo, by its hash. */
export const photoSet = (hash: string): string =>
  PHOTO_WIDTHS.map((width) => `${picturePath(hash, width)} ${width}w`).join(', ');
