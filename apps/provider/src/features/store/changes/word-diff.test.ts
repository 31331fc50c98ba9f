import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

const shown = (before: string, after: string) =>
  wordDiff(before, after).map(({ kind, text }) => `${{ same: '', removed: '-', added: '+' }[kind]}${text}`);

it.each([
  ['Pizza boa', 'Pizza muito boa', ['Pizza ', '+muito ', 'boa']],
  ['Entrega grátis hoje', 'Entrega rápida hoje', ['Entrega ', '-grátis ', '+rápida ', 'hoje']],
  ['', 'Nova frase', ['+Nova frase']],
  ['Velha frase', '', ['-Velha frase']],
  ['igual', 'igual', ['igual']],
])('shows the words that differ between %j and %j', (before, after, parts) => {
  expect(shown(before, after)).toEqual(parts);
});

it('loses no word of either text', () => {
  void assert(
    property(string(), string(), (before, after) => {
      const parts = wordDiff(before, after);
      const side = (without: string) =>
        parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');
      return side('added') === before && side('removed') === after;
    }),
  );
});
