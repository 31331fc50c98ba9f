import { describe, expect, it } from 'vitest';
import { findHeadings, recogniseColumns } from './recognise-columns.ts';

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
  [
    'Preço de custo;Preço de venda;EAN;Nome;Qtd;Preço de compra',
    [null, 'price', 'barcode', 'name', 'quantity', null],
  ],
  ['ESTOQUE MÍNIMO;ESTOQUE ATUAL;Estoque máx.', [null, 'quantity', null]],
  ['Código PDV;Descrição;Nome do Item;Preço', ['pdvCode', 'description', 'name', 'price']],
  [
    'Nome do Item;Categoria;Preço;Descrição;Código PDV',
    ['name', 'category', 'price', 'description', 'pdvCode'],
  ],
  ['produto;preco;descricao;foto;tipo', ['name', 'price', 'description', null, 'category']],
  // Two columns may be the description, so neither is chosen: the user decides.
  ['Nome;Descrição curta;Descrição longa;Preço', ['name', null, null, 'price']],
  ['Valor;Preço de venda', [null, 'price']],
  // Both columns may be the price, so neither is chosen.
  ['Preço balcão;Preço iFood;EAN', [null, null, 'barcode']],
  ['GTIN;GTIN tributável;Qtd', [null, null, 'quantity']],
  ['Preço;Desconto;Por', ['price', null, 'promoPrice']],
])('headings %s', (line, fields) => {
  const headings = line.split(';');
  expect(findHeadings([headings])).toBe(0);
  expect(recogniseColumns(headings, [], headings.length)).toEqual(fields);
});

describe('headings are found', () => {
  const head = ['Código de barras', 'Nome', 'Preço'];
  const data = ['7891000100103', 'Pão', '2,50'];
  it.each<[string, string[][], number | null]>([
    ['in the first row', [head, data], 0],
    ['below a title and a date', [['Cardápio da Loja – novembro'], ['23/11/2026'], head, data], 2],
    ['below a title with their words', [['Lista de produtos'], head, data], 1],
    [
      'in a first row that names one thing',
      [
        ['R$', 'Preço'],
        ['a', '1'],
      ],
      0,
    ],
    ['nowhere, where the first row holds a code', [data, head], null],
    ['nowhere, where nothing is named', [['a', 'b'], ['c']], null],
  ])('%s', (_name, rows, at) => {
    expect(findHeadings(rows)).toBe(at);
  });
});

it('without headings a column of codes is found by its content', () => {
  const rows = [
    ['Guaraná', '7891000100103', '8,90'],
    ['Preço bom', '96385074', '3,50'],
    ['Água', '', '2'],
  ];
  expect(findHeadings(rows)).toBeNull();
  expect(recogniseColumns(null, rows, 3)).toEqual([null, 'barcode', null]);
});
