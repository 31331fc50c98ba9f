import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLines, cleanName, cleanText } from './clean-text.ts';

describe('cleanText', () => {
  it('leaves Portuguese unchanged, in composed form', () => {
    const text = 'Ação, feijão, pão, coração, ÁÀÂÃÇÉÊÍÓÔÕÚÜ ªº R$ ½ 5°';
    expect(cleanText(text)).toBe(text);
    expect(cleanText(text.normalize('NFD'))).toBe(text);
  });

  it.each([
    ['typographic signs', '“X” – ‘Y’ — Z’s… • 1⁄2', `"X" - 'Y' - Z's... * 1/2`],
    ['printer commands', 'Zé\x1b@\x1bp\x00\x19\xfa\x1dV\x00', 'Zé@púV'],
    ['bidirectional and invisible signs', 'abc\u202e\u2066d\u200be\ufeff\u00adf', 'abcdef'],
    ['line breaks and tabs', 'a\r\nb\tc\u2028d\u00a0e', 'a b c d e'],
    ['emoji, joined ones too', 'Pão 👨‍👩‍👧 de queijo 🔥🇧🇷', 'Pão de queijo'],
    ['keycaps', '1️⃣ Coca', '1 Coca'],
    ['fancy letters', '𝓟𝓲𝔃𝔃𝓪 Ｇｒａｎｄｅ ①', 'Pizza Grande 1'],
    ['fractions no printer has', '1⅓ ⅓ Calabresa', '1 1/3 1/3 Calabresa'],
    ['stacked marks', 'P\u0333\u0334i\u0335zza', 'Pizza'],
    ['other scripts, once', 'Yakisoba 焼きそば без лука', 'Yakisoba ?'],
    ['half a pair', 'a\ud83db', 'ab'],
  ])('folds %s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('removes every character that a printer could obey', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(cleanText(text)).toMatch(
          /^(?:[\x21-\x7e\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff€]| (?! |$))*$/,
        );
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

describe('cleanName', () => {
  it.each([
    ['Zé', 'Zé'],
    ['🧀', '(queijo)'],
    ['🍕🍕', 'Item sem nome'],
    ['李', 'Item sem nome'],
    [' \x1b ', 'Item sem nome'],
  ])('turns %j into %j', (text, name) => {
    expect(cleanName(text, 'Item sem nome')).toBe(name);
  });

  it('is never empty', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => cleanName(text, 'x') !== ''));
  });
});

describe('cleanLines', () => {
  it('preserves the lines of a note and drops empty ones', () => {
    expect(cleanLines(' Tocar a campainha\r\n\r\n\x07Portão azul\n')).toEqual([
      'Tocar a campainha',
      'Portão azul',
    ]);
    expect(cleanLines(null)).toEqual([]);
  });

  it('replaces pictograms of ingredients and prohibitions with words', () => {
    expect(cleanLines('sem 🧅, 🚫🌶️ obrigada 😊')).toEqual(['sem (cebola), (não) (pimenta) obrigada']);
  });

  it('joins the lines of a note with too many lines', () => {
    expect(cleanLines(Array.from({ length: 13 }, (_, index) => String(index)).join('\n'))).toEqual([
      '0 / 1 / 2 / 3 / 4 / 5 / 6 / 7 / 8 / 9 / 10 / 11 / 12',
    ]);
  });
});
