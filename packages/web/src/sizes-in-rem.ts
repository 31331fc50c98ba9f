/** What a browser's default letters measure, px: the size all our styles are written for. */
const DEFAULT_PX = 16;

/** Hairlines and the offsets of outlines stay as they are, however large the letters. */
const LEAST_PX = 3;

const inUnit = (unit: 'rem' | 'em') => (px: string, size: string) => {
  const value = Number(size);
  return Math.abs(value) < LEAST_PX ? px : `${String(value / DEFAULT_PX).replace(/^(-?)0\./, '$1.')}${unit}`;
};
const PX = /(?<![\w#-])(-?\d*\.?\d+)px\b/g;

interface Declaration {
  prop: string;
  value: string;
}

interface AtRule {
  params: string;
}

/**
 * Sizes are written in px and built in rem, places of media queries in em: who sets larger letters in the browser gets the page
 * as zooming shows it, and no size is written in a unit nobody can read. A plugin of PostCSS.
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
