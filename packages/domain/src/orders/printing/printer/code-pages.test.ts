import { describe, expect, it } from 'vitest';
import { CODE_PAGES, type CodePage } from '../print-device.ts';
import { encodeText, printableText } from './code-pages.ts';

const hex = (text: string, codePage: CodePage) =>
  Buffer.from(encodeText(printableText(text, codePage), codePage)).toString('hex');

/** Portuguese letters with their bytes, copied from the printers' manuals and not from our tables. */
const CP850 =
  'á=a0 à=85 â=83 ã=c6 ç=87 é=82 ê=88 í=a1 ó=a2 ô=93 õ=e4 ú=a3 ü=81 Á=b5 À=b7 Â=b6 Ã=c7 Ç=80 É=90 Ê=d2 Í=d6 Ó=e0 Ô=e2 Õ=e5 Ú=e9 Ü=9a ª=a6 º=a7 °=f8 ½=ab ×=9e';
const KNOWN: Record<Exclude<CodePage, 'ascii'>, string> = {
  cp850: CP850,
  cp858: `${CP850} €=d5`,
  cp860:
    'á=a0 à=85 â=83 ã=84 ç=87 é=82 ê=88 í=a1 ó=a2 ô=93 õ=94 ú=a3 ü=81 Á=86 À=91 Â=8f Ã=8e Ç=80 É=90 Ê=89 Í=8b Ó=9f Ô=8c Õ=99 Ú=96 Ü=9a ª=a6 º=a7 °=f8 ½=ab',
  cp1252:
    'á=e1 à=e0 â=e2 ã=e3 ç=e7 é=e9 ê=ea í=ed ó=f3 ô=f4 õ=f5 ú=fa ü=fc Á=c1 À=c0 Â=c2 Ã=c3 Ç=c7 É=c9 Ê=ca Í=cd Ó=d3 Ô=d4 Õ=d5 Ú=da Ü=dc ª=aa º=ba °=b0 ½=bd ×=d7 €=80',
};

describe('encodeText', () => {
  it.each(Object.entries(KNOWN))('has the letters of %s', (codePage, pairs) => {
    for (const pair of pairs.split(' ')) {
      const [letter = '', byte] = pair.split('=');
      expect([letter, hex(letter, CODE_PAGES.find((each) => each === codePage) ?? 'ascii')]).toEqual([
        letter,
        byte,
      ]);
    }
  });

  it('agrees with the platform on windows-1252', () => {
    const decoder = new TextDecoder('windows-1252');
    for (let byte = 0xa0; byte <= 0xff; byte += 1) {
      const letter = decoder.decode(Uint8Array.of(byte));
      expect(encodeText(letter, 'cp1252')).toEqual([byte]);
    }
    for (let byte = 0x80; byte < 0xa0; byte += 1) {
      const letter = decoder.decode(Uint8Array.of(byte));
      // The platform maps five bytes to control characters, which are never printed.
      expect(encodeText(letter, 'cp1252')).toEqual([/\p{Cc}/u.test(letter) ? 0x3f : byte]);
    }
  });

  it('has each letter once per table', () => {
    for (const codePage of CODE_PAGES) {
      const letters = Array.from({ length: 0x2600 }, (_, code) => String.fromCharCode(code));
      const bytes = letters.flatMap((letter) => encodeText(letter, codePage)).filter((byte) => byte >= 0x80);
      expect(new Set(bytes).size).toBe(bytes.length);
      expect(bytes.length).toBe({ ascii: 0, cp1252: 123 }[String(codePage)] ?? 128);
    }
  });

  it('replaces a letter missing from every table with a question mark', () => {
    expect(encodeText('a\x1b\n李', 'cp850')).toEqual([0x61, 0x3f, 0x3f, 0x3f]);
  });
});

describe('printableText', () => {
  it.each([
    ['ascii', 'Ação, ½ pão 2ª VIA 2× 5° ß', 'Acao, 1/2 pao 2a VIA 2x 5o ss'],
    ['cp860', '2× Käse, Dvořák', '2x Kase, Dvorák'],
    ['cp850', 'Dvořák Łódź €5 “x”', 'Dvorák Lódz EUR5 ?x?'],
    ['cp858', '€5', '€5'],
    ['cp850', 'a\x1b@\nb 李🍕', 'a @ b ??'],
    ['cp850', 'pa\u0303o', 'pão'],
  ] as const)('writes for %s: %j as %j', (codePage, text, printable) => {
    expect(printableText(text, codePage)).toBe(printable);
  });
});
