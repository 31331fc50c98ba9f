import { DEFAULT_PX } from '@comanda/web/usual-px';

/**
 * Font size that the user set in the browser, relative to the default. Sizes in our style sheets follow it.
 */
export const letterScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_PX || 1;

/** Converts a size computed in code to rem, as in the style sheets. */
export const rem = (px: number): string => `${px / DEFAULT_PX}rem`;
