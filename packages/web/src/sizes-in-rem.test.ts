import { expect, it } from 'vitest';
import { sizesInRem } from './sizes-in-rem.ts';

const built = (value: string, prop = 'padding') => {
  const declaration = { prop, value };
  sizesInRem.Declaration(declaration);
  return declaration.value;
};

it.each([
  ['14px', '.875rem'],
  ['8px 12.5px 0 -16px', '.5rem .78125rem 0 -1rem'],
  ['calc(100% - 40px)', 'calc(100% - 2.5rem)'],
  ['clamp(11.5px, 3.4vw, 13px)', 'clamp(.71875rem, 3.4vw, .8125rem)'],
  ['1px solid #8a8d91', '1px solid #8a8d91'],
  ['-2px', '-2px'],
  ['url(a-14px.svg)', 'url(a-14px.svg)'],
  ['var(--row-44px)', 'var(--row-44px)'],
])('%s becomes %s', (written, expected) => {
  expect(built(written)).toBe(expected);
});

it('leaves words unchanged', () => {
  expect(built("'14px'", 'content')).toBe("'14px'");
});

it('converts media queries to em and container queries to rem', () => {
  const [media, container] = [
    { params: '(min-width: 768px) and (max-height: 319.98px)' },
    { params: 'list (max-width: 480px)' },
  ];
  sizesInRem.AtRule.media(media);
  sizesInRem.AtRule.container(container);
  expect(media.params).toBe('(min-width: 48em) and (max-height: 19.99875em)');
  expect(container.params).toBe('list (max-width: 30rem)');
});
