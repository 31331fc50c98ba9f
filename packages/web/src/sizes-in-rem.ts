import { DEFAULT_PX } from './usual-px.ts';

/** Smaller sizes, such as hairlines and outline offsets, do not grow with the font size. */
const MIN_PX = 3;

const inUnit = (unit: 'rem' | 'em') => (px: string, before: string, size: string) => {
  const value = Number(size);
  return Math.abs(value) < MIN_PX
    ? px
    : `${before}${String(value / DEFAULT_PX).replace(/^(-?)0\./, '$1.')}${unit}`;
};
const PX = /(^|[^\w#-])(-?\d*\.?\d+)px\b/g;

interface Declaration {
  prop: string;
  value: string;
}

interface AtRule {
  params: string;
}

/**
 * A PostCSS plugin. It converts sizes from px to rem, and breakpoints of media queries to em. With a larger
 * font size in the browser, the page looks zoomed. Sources use only px, because px is easy to read.
 */
export const sizesInRem = {
  postcssPlugin: 'sizes-in-rem',
  Declaration: (declaration: Declaration) => {
    if (declaration.prop === 'content' || !declaration.value.includes('px')) return;
    const inRem = declaration.value.replace(PX, inUnit('rem'));
    if (inRem !== declaration.value) declaration.value = inRem;
  },
  AtRule: {
    media: (rule: AtRule) => {
      rule.params = rule.params.replace(PX, inUnit('em'));
    },
    container: (rule: AtRule) => {
      rule.params = rule.params.replace(PX, inUnit('rem'));
    },
  },
};
