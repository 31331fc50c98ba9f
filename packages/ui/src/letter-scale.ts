/** What letters measure where nobody chose a size in the browser, px. */
const USUAL_PX = 16;

/** How many times as large as usual this browser's letters are; sizes of our styles follow them. */
export const letterScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX || 1;

/** A size of a style that is computed here, as all sizes are built: in rem. */
export const rem = (px: number): string => `${px / USUAL_PX}rem`;

/** A media query with its places in em, as styles have them. */
export const inEm = (query: string): string =>
  query.replace(/([\d.]+)px/g, (_, px: string) => `${Number(px) / USUAL_PX}em`);
