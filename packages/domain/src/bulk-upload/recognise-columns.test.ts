import { expect, it } from 'vitest';
import { hasHeadings, recogniseColumns } from './recognise-columns.ts';

it.each([
  [
    'Código de barras;Nome do produto;Quantidade em estoque;Preço;Preço promocional;Categoria;Código PDV',
    ['barcode', 'name', 'quantity', 'price', 'promoPrice', 'category', 'pdvCode'],
  ],
  ['EAN;Descrição;Qtd;Valor de venda;Cat.', ['barcode', 'name', 'quantity', 'price', 'category']],
  ['Código;Cód. barras;Produto;Estoque;R$', ['pdvCode', 'barcode', 'name', 'quantity', null]],
  [
    'product_ean_cod;product_qty;product_price;product_promo_price',
    ['barcode', 'quantity', 'price', 'promoPrice'],
  ],
  ['Preço;Preço antigo;GTIN', ['price', null, 'barcode']],
])('headings %s', (line, fields) => {
  const headings = line.split(';');
  expect(hasHeadings([headings])).toBe(true);
  expect(recogniseColumns(headings, [], headings.length)).toEqual(fields);
});

it('without headings a column of codes is found by what is in it', () => {
  const rows = [
    ['Guaraná', '7891000100103', '8,90'],
    ['Preço bom', '96385074', '3,50'],
    ['Água', '', '2'],
  ];
  expect(hasHeadings(rows)).toBe(false);
  expect(recogniseColumns(null, rows, 3)).toEqual([null, 'barcode', null]);
});
