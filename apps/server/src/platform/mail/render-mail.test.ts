import { readPlainText } from '@comanda/domain/kit/text/rich-text';
import { expect, it } from 'vitest';
import { type MailContent, mailBrandingOf } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

const branding = { brand: 'Comanda <b>', supportPhone: '0800 & 1' };
const evil = (words: string) => `${words} <img src=x onerror="x()"> & 'fim'`;

/** A mail with all parts. Each contains text that looks like markup. */
const content: MailContent = {
  kind: 'transfer-paid',
  to: 'dona@x.example',
  subject: 'Repasse\r\nBcc: outra@x.example',
  name: evil('Dona'),
  paragraphs: [evil('primeiro'), evil('segundo')],
  amount: { label: evil('Valor'), cents: 123_456 },
  facts: [
    { label: evil('Banco'), value: evil('Inter') },
    { label: evil('Conta'), value: evil('123') },
  ],
  points: [
    { text: evil('Faltou'), link: { label: evil('Ver estoque'), url: 'https://loja.example/estoque' } },
  ],
  code: evil('654321'),
  link: { label: evil('Abrir'), url: 'https://loja.example/repasses?de=1&ate="2"' },
  document: { title: evil('Termos'), text: readPlainText(evil('A loja concorda.')) },
  closing: [evil('por fim')],
  stop: {
    ...{ label: evil('Parar'), url: 'https://loja.example/parar/1' },
    oneClickUrl: 'https://loja.example/api/parar/1',
  },
  why: evil('Porque sim.'),
};

/** Returns the visible words of a page: without style sheet, tags and preview line. */
const wordsOf = (html: string) =>
  html
    .replace(/^[\s\S]*?<\/div>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_whole, code) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const PARTS = [
  ...[`Olá, ${evil('Dona')}!`, evil('primeiro'), evil('segundo'), evil('Valor'), 'R$ 1.234,56'],
  ...[evil('Banco'), evil('Inter'), evil('Conta'), evil('123'), evil('Faltou')],
  ...[evil('654321'), evil('Abrir')],
  ...['https://loja.example/repasses?de=1&ate="2"', evil('Termos'), evil('A loja concorda.')],
  ...[evil('por fim'), evil('Porque sim.'), evil('Parar'), '0800 & 1'],
];

it('text and HTML have every part in the same order, and no text becomes markup', () => {
  const { subject, text, html, stopUrl } = renderMail(content, branding);
  expect(stopUrl).toBe('https://loja.example/api/parar/1');
  expect(subject).toBe('Repasse Bcc: outra@x.example');
  for (const shown of [text, wordsOf(html)]) {
    let from = 0;
    for (const part of PARTS) {
      const at = shown.indexOf(part, from);
      expect(at, `${part} after ${shown.slice(0, from)}`).toBeGreaterThanOrEqual(from);
      from = at + part.length;
    }
  }
  expect(html).not.toMatch(/<img|<b>|&(?!\w+;|#\d+;)/);
  expect(html).toContain('href="https://loja.example/repasses?de=1&amp;ate=&quot;2&quot;"');
});

it('a mail with text only has no empty parts', () => {
  const { text, html } = renderMail(
    { kind: 'invitation', to: 'a@x.example', subject: 'Oi', paragraphs: ['Aconteceu.'], why: 'Porque sim.' },
    { brand: 'Comanda', supportPhone: '0800' },
  );
  expect(text).toBe(
    'Olá!\n\nAconteceu.\n\nPorque sim.\nComanda · Precisa de ajuda? Fale com o suporte: 0800.\n',
  );
  expect(html).not.toMatch(/<a |<th|<h1|class="button"|class="document/);
});

it('text with line breaks makes no extra part', () => {
  const { text } = renderMail(
    {
      ...{
        kind: 'invitation',
        to: 'a@x.example',
        subject: 'Oi',
        name: 'Ana\r\n\r\nLigue 1',
        why: 'Porque\nsim.',
      },
      paragraphs: ['Aconteceu.\n\nLigue 2'],
      facts: [{ label: 'Motivo', value: 'perdi\n\nLigue 3' }],
      closing: ['Fim.\nLigue 4'],
    },
    { brand: 'Comanda', supportPhone: '0800' },
  );
  expect(text.match(/^.*Ligue \d.*$/gm)).toEqual([
    ...['Olá, Ana Ligue 1!', 'Aconteceu. Ligue 2', 'Motivo: perdi Ligue 3', 'Fim. Ligue 4'],
  ]);
  expect(text).toContain('\nPorque sim.\n');
});

it.each([
  ['Comanda <a@b.example>', 'Comanda'],
  ['"Fominha, a sua" <a@b.example>', 'Fominha, a sua'],
  ['a@b.example', 'Comanda'],
  ['<a@b.example>', 'Comanda'],
])('the sender %s has the brand %s', (from, brand) => {
  expect(mailBrandingOf({ mail: { from }, supportPhone: '1' })).toEqual({ brand, supportPhone: '1' });
});
