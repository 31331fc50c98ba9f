import { DEFAULT_PX } from './usual-px.ts';

/** Hairlines and outline offsets do not scale with the letters. */
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
 * A PostCSS plugin. Sizes are written in px and built in rem, breakpoints of media queries in em. With larger letters
 * in the browser, the page looks zoomed. The sources use only px, which is easy to read.
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
