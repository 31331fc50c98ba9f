import { textsOfPdf } from '@comanda/testkit/pdf-text';
import { expect, it } from 'vitest';
import { drawPdf } from './draw-pdf.ts';
import type { PdfDocument, PdfPart } from './pdf-document.ts';

const draw = async (parts: PdfPart[], over: Partial<PdfDocument> = {}) =>
  textsOfPdf(
    await drawPdf({
      ...{
        brand: 'comanda',
        title: 'Fatura 11',
        owner: 'Pizzaria do João',
        period: '01/11/2026 a 30/11/2026',
      },
      ...{ made: 'Feito em 01/12/2026', parts, ...over },
    }),
  );
const COLUMNS = [
  { title: 'Pedido', share: 3 },
  { title: 'Valor', share: 1, isFigure: true },
];

it('shows title, owner and period, with Portuguese letters', async () => {
  const [page] = await draw([{ kind: 'amount', label: 'Valor', value: 'R$ 54,87' }]);
  expect(page).toEqual([
    'comanda',
    'Fatura 11',
    'Pizzaria do João',
    '01/11/2026 a 30/11/2026',
    'Valor',
    'R$ 54,87',
    'Feito em 01/12/2026',
    'Página 1 de 1',
  ]);
});

it("spans pages: each has the table's header and a page number; no row is lost or split", async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [`Pedido ${at + 1}`, `R$ ${at + 1},00`]);
  const pages = await draw([{ kind: 'table', columns: COLUMNS, rows, totals: ['Total', 'R$ 1,00'] }]);
  expect(pages.map((page) => page.at(-1))).toEqual(['Página 1 de 3', 'Página 2 de 3', 'Página 3 de 3']);
  expect(pages.every((page) => page.includes('Pedido') && page.includes('Valor'))).toBe(true);
  expect(pages.flat().filter((text) => /^Pedido \d+$/.test(text))).toHaveLength(120);
  expect(pages.at(-1)).toContain('Total');
});

it('wraps a name of 200 letters, removes its pictographs and does not split its row', async () => {
  const name = 'Pizzaria 🍕👨‍👩‍👧 do João\u0000\u202e '.repeat(10);
  const rows = Array.from({ length: 40 }, () => [name, 'R$ 1,00']);
  const pages = await draw(
    [
      { kind: 'table', columns: COLUMNS, rows },
      { kind: 'facts', rows: [['Loja', name]] },
    ],
    {
      owner: name,
    },
  );
  const texts = pages.flat();
  expect(texts.join('')).not.toMatch(/\?|🍕/);
  expect(texts.filter((text) => text === 'R$ 1,00')).toHaveLength(40);
  expect(pages).toHaveLength(2);
  expect(texts.join(' ')).toContain('Pizzaria do João Pizzaria do João');
});

it('shows a text for an empty table, and breaks a long word at the edge of the page', async () => {
  const pages = await draw([
    { kind: 'table', columns: COLUMNS, rows: [], empty: 'Nenhum pedido.' },
    { kind: 'text', text: 'x'.repeat(400) },
  ]);
  expect(pages).toHaveLength(1);
  expect(pages.flat()).toContain('Nenhum pedido.');
  expect(
    pages
      .flat()
      .filter((text) => /^x+$/.test(text))
      .join(''),
  ).toHaveLength(400);
});
