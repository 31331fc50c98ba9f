import { DEFAULT_PX } from '@comanda/web/usual-px';

/** Font size of this browser relative to the default; the sizes of our styles follow it. */
export const letterScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_PX || 1;

/** Converts a size computed in code to rem, as in the style sheets. */
export const rem = (px: number): string => `${px / DEFAULT_PX}rem`;
