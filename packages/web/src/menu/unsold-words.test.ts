import type { MenuProduct } from '@comanda/domain/menu/menu/menu-product';
import { offerAt, type StoreOpening } from '@comanda/domain/menu/menu/sellable';
import {
  aGroup,
  anOption,
  aProduct,
  aSize,
  aStockItem,
  hoursOn,
} from '@comanda/domain/menu/menu/testing/a-product';
import { expect, it } from 'vitest';
import { momentWords } from './moment-words.ts';
import { causeWords, markWords, soldOutWords, unsoldWords } from './unsold-words.ts';

const ZONE = 'America/Sao_Paulo';
const at = (iso: string) => Date.parse(`${iso}-03:00`);
/** Noon on a Friday. */
const NOON = at('2026-11-20T12:00');
const TONIGHT = at('2026-11-20T18:00');

const category = aProduct().category;
const calabresa = aStockItem({ isIn: false });
const cheese = aStockItem({ stockItemId: 2, name: 'Quatro queijos', isIn: false });
const flavours = aGroup({
  name: 'Sabores',
  least: 2,
  mostOfEach: 1,
  options: [
    anOption({ optionId: 1, stockItem: calabresa }),
    anOption({ optionId: 2, stockItem: cheese }),
    anOption({ optionId: 3 }),
  ],
});
const friday = hoursOn({ 5: [[18, 26]] });

it.each<[Partial<MenuProduct>, StoreOpening | null, short: string, long: string, place: string]>([
  [{ status: 'hidden' }, null, 'Oculto', 'O produto está oculto.', 'product'],
  [{ status: 'out' }, null, 'Em falta', 'O produto está marcado como em falta.', 'product'],
  [
    { category: { ...category, status: 'hidden' } },
    null,
    'Categoria oculta',
    'A categoria Lanches está oculta.',
    'categories',
  ],
  [
    { category: { ...category, status: 'out' } },
    null,
    'Categoria em falta',
    'A categoria Lanches está marcada como em falta.',
    'categories',
  ],
  [{ left: 0 }, null, 'Acabou', 'Não resta nenhuma unidade.', 'product'],
  [
    { availability: friday },
    null,
    'Fora do horário · volta hoje às 18:00',
    'O produto só é vendido em certos dias e horários, e agora não é um deles.',
    'product',
  ],
  [
    { category: { ...category, availability: friday } },
    null,
    'Categoria fora do horário · volta hoje às 18:00',
    'A categoria Lanches só é vendida em certos dias e horários, e agora não é um deles.',
    'categories',
  ],
  [
    { recipe: [{ stockItem: { ...calabresa, backAt: TONIGHT }, isRemovable: false }] },
    null,
    'Calabresa em falta · volta hoje às 18:00',
    'Calabresa está em falta, e o produto não sai sem esse ingrediente.',
    'stock',
  ],
  [
    { groups: [flavours] },
    null,
    'Calabresa e Quatro queijos em falta',
    'A variação Sabores pede 2 opções e só dá para escolher 1: Calabresa e Quatro queijos estão em falta.',
    'stock',
  ],
  [
    { groups: [aGroup({ name: 'Borda', least: 1 })] },
    null,
    'Borda: sem opções',
    'A variação Borda pede 1 opção e não há nenhuma.',
    'product',
  ],
  [
    { sizes: [aSize({ status: 'inactive' })] },
    null,
    'Nenhum tamanho ativo',
    'Nenhum tamanho do produto está ativo.',
    'product',
  ],
  [
    {},
    { isOpen: false, opensAt: TONIGHT },
    'Loja fechada · volta hoje às 18:00',
    'A loja está fechada.',
    'hours',
  ],
])('%j shows the reason, and the place to fix it', (over, store, short, long, place) => {
  const product = aProduct(over);
  const offer = offerAt(product, store, NOON);
  expect(unsoldWords(offer, NOON, ZONE)).toBe(short);
  expect(causeWords(product, offer, NOON, ZONE)).toMatchObject([{ text: long, place }]);
});

it('lists all reasons, and none for a sold product', () => {
  const product = aProduct({ status: 'out', left: 0, availability: friday });
  const offer = offerAt(product, null, NOON);
  expect(unsoldWords(offer, NOON, ZONE)).toBe('Em falta e mais 2 motivos');
  expect(causeWords(product, offer, NOON, ZONE).map(({ back }) => back)).toEqual([
    null,
    null,
    'volta hoje às 18:00',
  ]);
  expect(unsoldWords(offerAt(aProduct(), null, NOON), NOON, ZONE)).toBeNull();
});

it.each<[Partial<MenuProduct>, string | null]>([
  [{}, null],
  [{ availability: friday }, 'Volta hoje 18:00'],
  [{ availability: hoursOn({ 0: [[18, 23]] }) }, 'Volta dom 18:00'],
  [{ availability: hoursOn({}) }, 'Fora do horário'],
  [{ recipe: [{ stockItem: calabresa, isRemovable: false }] }, 'Sem calabresa'],
  [{ recipe: [{ stockItem: calabresa, isRemovable: true }] }, 'Sai sem calabresa'],
  [{ groups: [flavours], availability: friday }, 'Sem calabresa e mais 1'],
  [{ groups: [aGroup({ name: 'Borda', least: 1 })] }, 'Borda: sem opções'],
  [{ left: 0, availability: friday }, 'Acabou'],
])('%j is marked in two or three words', (over, mark) => {
  expect(markWords(offerAt(aProduct(over), null, NOON), NOON, ZONE)).toBe(mark);
});

it.each<[Partial<MenuProduct>, StoreOpening | null, string]>([
  [{ status: 'out' }, null, 'Esgotado'],
  [{ availability: friday }, null, 'Fora do horário · disponível hoje às 18:00'],
  [{}, { isOpen: false, opensAt: TONIGHT }, 'Loja fechada · abre hoje às 18:00'],
  [{}, { isOpen: false, opensAt: null }, 'Loja fechada'],
  [{ availability: friday, left: 0 }, null, 'Esgotado'],
  [
    { availability: friday },
    { isOpen: false, opensAt: at('2026-11-20T17:00') },
    'Fora do horário · disponível hoje às 18:00',
  ],
])('customers of %j read their own text', (over, store, words) => {
  expect(soldOutWords(offerAt(aProduct(over), store, NOON), NOON, ZONE)).toBe(words);
});

it.each([
  ['2026-11-20T18:00', 'hoje às 18:00'],
  ['2026-11-21T01:30', 'amanhã à 01:30'],
  ['2026-11-22T11:00', 'no domingo às 11:00'],
  ['2026-11-26T11:00', 'na quinta às 11:00'],
  ['2026-11-27T18:00', 'em 27/11 às 18:00'],
  ['2027-01-02T11:00', 'em 02/01/2027 às 11:00'],
])('%s is written as %s', (moment, words) => {
  expect(momentWords(at(moment), NOON, ZONE)).toBe(words);
});
