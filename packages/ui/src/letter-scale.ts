/** Default font size of browsers, px. */
const USUAL_PX = 16;

/** Font size of this browser relative to the default; the sizes of our styles follow it. */
export const letterScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX || 1;

/** Converts a size computed in code to rem, as in the style sheets. */
export const rem = (px: number): string => `${px / USUAL_PX}rem`;

/** Converts the px of a media query to em, as in the style sheets. */
export const inEm = (query: string): string =>
  query.replace(/([\d.]+)px/g, (_, px: string) => `${Number(px) / USUAL_PX}em`);
