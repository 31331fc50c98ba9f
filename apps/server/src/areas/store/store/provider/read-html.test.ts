import { readRichText, richTextToHtml } from '@comanda/domain/kit/text/rich-text';
import { PATIENCE_MS } from '@comanda/testkit/patience';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

const stored = (markup: string) => richTextToHtml(readHtml(markup));

describe('readHtml', () => {
  it('preserves headings, paragraphs, lists, bold and italic', () => {
    expect(
      stored('<h1>Termos</h1>\n<p>Olá, <b>Zé</b> &amp; <i>cia</i></p><ul><li>um</li><li>dois</li></ul>'),
    ).toBe(
      '<h2>Termos</h2><p>Olá, <strong>Zé</strong> &#38; <em>cia</em></p><ul><li>um</li><li>dois</li></ul>',
    );
  });

  it.each([
    ['<script>alert(1)</script>ok', '<p>ok</p>'],
    ['<p onclick="x()" style="color:red">ok</p>', '<p>ok</p>'],
    ['<img src=x onerror=alert(1)>ok', '<p>ok</p>'],
    ['<svg><script>x</script></svg>ok', '<p>ok</p>'],
    ['<a href="javascript:alert(1)">clique</a>', '<p>clique</p>'],
    ['<p title="a>b">ok</p>', '<p>ok</p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<p>&#60;script&#62;alert(1)&#60;/script&#62;</p>'],
    ['<!-- <p>x --> ok', '<p>ok</p>'],
    ['1 < 2', '<p>1 &#60; 2</p>'],
    ['<style>p{}</style', ''],
    ['\u202eola\u0000', '<p>ola</p>'],
    ['<p>um<br>dois</p><br><p> </p>', '<p>um<br>dois</p>'],
    ['Jos&eacute; &copy; 2026 &ndash; R$&nbsp;5 &#233;', '<p>José © 2026 – R$\u00a05 é</p>'],
    ['&amp;eacute;', '<p>&#38;eacute;</p>'],
    ['Presta&ccedil;&atilde;o de servi&ccedil;os', '<p>Prestação de serviços</p>'],
    ['<ol><li>Um</li><li><p>Dois</p><p>mais</p></li></ol>', '<p>1. Um</p><p>2. Dois</p><p>mais</p>'],
    ['<ol start=3><li>x<ol type=a><li>y<li>z</ol><li>w</ol>', '<p>3. x</p><p>a. y</p><p>b. z</p><p>4. w</p>'],
    ['<ol type=I start=4><li>x<ul><li>y</ul></ol>', '<p>IV. x</p><ul><li>y</li></ul>'],
    ['<ol><li></li></ol><p>x</p>', '<p>x</p>'],
    ['<ol type=i start=999999999><li>x</ol>', '<p>i. x</p>'],
    ['<ul><li><p>um</p></li></ul>', '<ul><li>um</li></ul>'],
    [
      '<table><tr><th>Plano</th> <th>Taxa</th></tr>\n<tr><td>Mensal</td>\n<td>R$ 10</td></tr></table>',
      '<p><strong>Plano</strong><strong> · Taxa</strong></p><p>Mensal · R$ 10</p>',
    ],
    ['<table><tr><td><p>a</p></td><td><h1>b</h1></td></tr></table>', '<p>a</p><h2>b</h2>'],
    ['<dl><dt>Prazo</dt><dd>um ano</dd></dl>fim<hr>', '<p>Prazo</p><p>um ano</p><p>fim</p>'],
  ])('%s', (markup, html) => {
    expect(stored(markup)).toBe(html);
  });

  it('returns only its own tags, and reads its own markup back unchanged', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '<p>',
      '</p>',
      '<script',
      '</script>',
      '<b>',
      '&lt;',
      '&#60;',
      '<!--',
      '-->',
      ' x=',
      'a',
      '\n',
      '<li>',
      '<svg/onload=',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
        const html = stored(pieces.join(''));
        expect(html.replace(/<\/?(h2|p|ul|li|strong|em)>|<br>/g, '')).not.toMatch(/[<>]/);
        expect(stored(html)).toBe(html);
        expect(richTextToHtml(readRichText(html))).toBe(html);
      }),
      { numRuns: 500, seed: 11 },
    );
  });

  it.each(['<a', '<a \'"', '<a>', '<b></i>', '<svg>', '</p>', '<!--', '&', '&#', '<p><b>', '<li>'])(
    'a long text of %s costs no long moment',
    (piece) => {
      const startedAt = performance.now();
      // Proves linear cost: a parser with quadratic cost needs ten seconds for a third of this input.
      readHtml(piece.repeat(300_000 / piece.length));
      expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS);
    },
  );
});
