import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RichSpan, readPlainText, readRichText, richTextToHtml } from './rich-text.ts';

const span = fc.record({
  text: fc.oneof(fc.string(), fc.constantFrom('<b>', '</p>', '&', '&#60;', '\n', '"', "'", '<br>')),
  isStrong: fc.boolean(),
  isEmphasised: fc.boolean(),
});

describe('readRichText', () => {
  it('reads its own markup back unchanged, and never makes other text a tag', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('heading', 'paragraph', 'item'), fc.array(span))),
        (made) => {
          const html = richTextToHtml(
            made.map(([kind, spans]) => ({ kind: kind as 'item', spans: spans as RichSpan[] })),
          );
          expect(html.replace(/<\/?(h2|p|ul|li|strong|em)>|<br>/g, '')).not.toMatch(/[<>]/);
          const stored = richTextToHtml(readRichText(html));
          expect(richTextToHtml(readRichText(stored))).toBe(stored);
        },
      ),
      { numRuns: 300, seed: 11 },
    );
  });

  it.each([
    ['<p>Olá, <strong>Zé</strong> &#38; <em>cia</em></p><ul><li>um</li><li>dois</li></ul>'],
    ['<h2>Termos</h2><p>um<br>dois</p>'],
  ])('%s stays as it is', (html) => {
    expect(richTextToHtml(readRichText(html))).toBe(html);
  });

  it('treats unknown tags as text', () => {
    expect(richTextToHtml(readRichText('<p onclick="x()">oi</p> <script>'))).toBe(
      '<p>&#60;p onclick=&#34;x()&#34;&#62;oi</p><p>&#60;script&#62;</p>',
    );
  });
});

describe('readPlainText', () => {
  it('makes paragraphs, headings and items; markup in it is text', () => {
    expect(richTextToHtml(readPlainText('# Termos\r\n\r\nUm <b>\nDois\n\n- a\n- b\n\nFim'))).toBe(
      '<h2>Termos</h2><p>Um &#60;b&#62;<br>Dois</p><ul><li>a</li><li>b</li></ul><p>Fim</p>',
    );
  });
});
