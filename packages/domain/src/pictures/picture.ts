/** A picture that people gave us, as it is served: its hash, and the widths in pixels it is kept in. */
export const PICTURE_WIDTHS = [160, 480, 960, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The widths of what a menu shows: a row, a card, and a phone's whole width. */
export const PHOTO_WIDTHS = [160, 480, 960] as const satisfies readonly PictureWidth[];

const PATH = /^\/arquivos\/([0-9a-f]{64})-\d+\.webp$/;

/** Name of one width's file. What it holds never changes: the name is made of it. */
export const pictureFile = (hash: string, width: PictureWidth): string => `${hash}-${width}.webp`;

/** Where browsers find it. */
export const picturePath = (hash: string, width: PictureWidth): string =>
  `/arquivos/${pictureFile(hash, width)}`;

/** The hash of a picture kept here; null for one that lies elsewhere. */
export const hashOfPicture = (path: string): string | null => PATH.exec(path)?.[1] ?? null;

/** `srcset` of a picture kept here; undefined for one that lies elsewhere. */
export function pictureSet(path: string): string | undefined {
  const hash = hashOfPicture(path);
  return hash === null
    ? undefined
    : PICTURE_WIDTHS.map((width) => `${picturePath(hash, width)} ${width}w`).join(', ');
}

/** `srcset` of a product's photo, by its hash. */
export const photoSet = (hash: string): string =>
  PHOTO_WIDTHS.map((width) => `${picturePath(hash, width)} ${width}w`).join(', ');
