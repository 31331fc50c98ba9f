/** Default font size of browsers in px. All our styles are written for this size. */
export const DEFAULT_PX = 16;

/** Converts the px of a media query to em, as in the style sheets. */
export const inEm = (query: string): string =>
  query.replace(/([\d.]+)px/g, (_, px: string) => `${Number(px) / DEFAULT_PX}em`);
