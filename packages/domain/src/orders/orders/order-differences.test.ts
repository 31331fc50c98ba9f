import { describe, expect, it } from 'vitest';
import type { DocumentItem } from '../../menu/menu/document-item.ts';
import { aGroup, anOption, aProduct, aSize, hoursOn } from '../../menu/menu/testing/a-product.ts';
import { UNSET_TERMS } from '../../store/delivery-areas/delivery-area.ts';
import type { OrderDifference } from './order-difference.ts';
import { orderDifferences, type StoreRules } from './order-differences.ts';
import type { OrderDocument } from './order-document.ts';

/** 19:30 on a Friday in São Paulo. */
const NOW = Date.parse('2026-11-20T22:30:00Z');
const MINUTE = 60_000;

const anItem = (over: Partial<DocumentItem> = {}): DocumentItem => ({
  ...{
    name: 'X-Burger',
    quantity: 2,
    unit: 'UN',
    unitPriceCents: 2000,
    optionsPriceCents: 0,
    totalCents: 4000,
  },
  ...{ externalCode: '1', note: null, options: [] },
  ...over,
});
const option = (name: string, quantity = 1) => ({
  ...{ name, quantity, unitPriceCents: 0, totalCents: 0, note: null },
});
const aDocument = (over: Partial<OrderDocument> = {}): OrderDocument => ({
  ...{ items: [anItem()], itemsCents: 4000, fees: [], discounts: [], totalCents: 4000, payments: [] },
  ...{ address: null, notes: null, pickupCode: null, scheduledFor: null, customerOrderCount: 0, place: null },
  ...over,
});

function differences(rules: Partial<StoreRules>, over: Partial<OrderDocument> = {}, createdAt = NOW) {
  const store = { methods: null, terms: null, products: [], ...rules };
  return orderDifferences({ document: aDocument(over), createdAt }, store, NOW).map(inShort);
}
const inShort = ({ kind, name, line, expectedCents }: OrderDifference) =>
  [kind, name, line, expectedCents].filter((part) => part !== null).join(' ');

describe('ways of paying', () => {
  const pay = (method: string, label: string, isPrepaid = false) => ({
    ...{ method, label, isPrepaid, cents: 4000, changeForCents: null },
  });
  it.each([
    [['Pix'], 'CASH', 'Dinheiro', 'payment Dinheiro'],
    [['Dinheiro'], 'CASH', 'Dinheiro', null],
    [['Dinheiro'], 'PIX', 'Pix', 'payment Pix'],
    [['Visa|C'], 'CREDIT', 'Cartão de crédito Visa', null],
    [['Visa|D'], 'CREDIT', 'Cartão de crédito Visa', 'payment Cartão de crédito Visa'],
    [['Visa|C'], 'CREDIT', 'Cartão de crédito Elo', 'payment Cartão de crédito Elo'],
    [['Visa|D'], 'CREDIT_DEBIT', 'Cartão Visa', null],
    [['Pluxee|R'], 'MEAL_VOUCHER', 'Vale-refeição Sodexo', null],
    [['Pluxee|A'], 'MEAL_VOUCHER', 'Vale-refeição Sodexo', 'payment Vale-refeição Sodexo'],
    [['PicPay'], 'DIGITAL_WALLET', 'Carteira digital (PicPay)', null],
    [['Pix'], 'DIGITAL_WALLET', 'Carteira digital', 'payment Carteira digital'],
    // The order names no method that we know, so it cannot be compared with the store's methods.
    [['Visa|C'], 'CREDIT', 'Cartão de crédito', null],
    [['Visa|C'], 'CREDIT', 'Cartão de crédito Will Bank', null],
    [['Pix'], 'OTHER', 'Conta do escritório', null],
    [['Pix'], 'UNDECLARED', 'Forma não informada', null],
    [null, 'CASH', 'Dinheiro', null],
  ])('at a store that accepts %j, %s (%s): %s', (methods, method, label, reported) => {
    const payments = [pay(method, label), pay(method, label)];
    expect(differences({ methods }, { payments })).toEqual(reported === null ? [] : [reported]);
    expect(differences({ methods }, { payments: [pay(method, label, true)] })).toEqual([]);
  });
});

describe('delivery', () => {
  const terms = { ...UNSET_TERMS, isActive: true, feeCents: 700, minimumCents: 2500, freeFromCents: 5000 };
  const fee = (cents: number) => ({ label: 'Entrega', cents });
  const off = (cents: number) => ({ label: 'Desconto', cents, sponsors: [] });
  it.each<[string, Partial<OrderDocument>, string[], Partial<typeof terms>?]>([
    ['the fee', { fees: [fee(700)] }, []],
    ['a cent beside it', { fees: [fee(699)] }, []],
    ['another fee', { fees: [fee(500)] }, ['fee 700']],
    ['two fees that are it', { fees: [fee(500), fee(200)] }, []],
    ['no fee', {}, ['fee 700']],
    ['fees of others', { fees: [fee(700), { label: 'Taxa de serviço', cents: 99 }] }, []],
    ['from where it is free on, none', { itemsCents: 5000 }, []],
    ['from where it is free on, one', { itemsCents: 5000, fees: [fee(700)] }, ['fee 0']],
    ['a cent below', { itemsCents: 4999, fees: [fee(700)] }, []],
    ['free, one', { fees: [fee(700)] }, ['fee 0'], { isFree: true }],
    [
      'a fee that is given back',
      { itemsCents: 5000, fees: [fee(700)], discounts: [{ ...off(700), isOnDelivery: true }] },
      [],
    ],
    ['one a coupon pays', { fees: [fee(700)], discounts: [{ ...off(700), isOnDelivery: true }] }, []],
    ['a coupon on the rest', { itemsCents: 5000, fees: [fee(700)], discounts: [off(700)] }, ['fee 0']],
    ['less than the minimum', { itemsCents: 2400, fees: [fee(700)] }, ['minimum 2500']],
    ['the minimum', { itemsCents: 2500, fees: [fee(700)] }, []],
    ['what is no reais', { itemsCents: 100, currency: 'USD' }, []],
  ])('%s', (_name, over, reported, other = {}) => {
    expect(differences({ terms: { ...terms, ...other } }, over)).toEqual(reported);
    expect(differences({}, over)).toEqual([]);
  });
});

describe('items', () => {
  const friday = hoursOn({ 5: [[18, 26]] });
  const burger = aProduct();
  const bacon = aGroup({
    options: [
      anOption({ name: 'Bacon', priceCents: 300 }),
      anOption({ optionId: 2, name: 'Ovo', priceCents: 200 }),
    ],
  });
  const flavours = aGroup({
    ...{ least: 1, most: 2, rule: 'highest' as const },
    options: [
      anOption({ name: 'Calabresa', priceCents: 500 }),
      anOption({ optionId: 2, name: 'Quatro queijos', priceCents: 900 }),
    ],
  });
  const pizza = aProduct({
    name: 'Pizza',
    sizes: [
      aSize({ priceCents: 4000, groups: [flavours] }),
      aSize({ sizeId: 2, name: 'Extra grande', priceCents: 6000 }),
      aSize({ sizeId: 3, name: 'Broto', priceCents: 2000 }),
    ],
  });
  const promo = (over: object) => ({ priceCents: 1500, from: null, until: null, schedule: null, ...over });
  const at = (unitPriceCents: number, over: Partial<DocumentItem> = {}) => [
    anItem({ unitPriceCents, ...over }),
  ];

  it.each<[string, StoreRules['products'][number], DocumentItem[], string[]]>([
    ['the price of the menu', burger, at(2000), []],
    ['another one', burger, at(1000), ['price X-Burger 0 2000']],
    ['one of what the menu does not know', null, at(1000), []],
    ['what has no price yet', aProduct({ priceCents: 0 }), at(1000), []],
    ['what is weighed', burger, at(1000, { unit: 'KG' }), []],
    ['hidden', aProduct({ status: 'hidden' }), at(2000), ['hidden X-Burger 0']],
    [
      'of a hidden category, at another price',
      aProduct({ category: { ...burger.category, status: 'hidden' } }),
      at(1),
      ['hidden X-Burger 0', 'price X-Burger 0 2000'],
    ],
    ['out, which is told elsewhere', aProduct({ status: 'out' }), at(2000), []],
    ['within its hours', aProduct({ availability: friday }), at(2000), []],
    [
      'outside its hours',
      aProduct({ availability: hoursOn({ 1: [[9, 12]] }) }),
      at(2000),
      ['hours X-Burger 0'],
    ],
    [
      'outside its category’s hours',
      aProduct({ category: { ...burger.category, availability: hoursOn({}) } }),
      at(2000),
      ['hours X-Burger 0'],
    ],
    ['a promotion that runs', aProduct({ promotion: promo({}) }), at(1500), []],
    ['its price before', aProduct({ promotion: promo({}) }), at(2000), ['price X-Burger 0 1500']],
    [
      'one that ended while the order was made',
      aProduct({ promotion: promo({ until: NOW - MINUTE }) }),
      at(1500),
      [],
    ],
    ['and the price since', aProduct({ promotion: promo({ until: NOW - MINUTE }) }), at(2000), []],
    [
      'one that ended before',
      aProduct({ promotion: promo({ until: NOW - 9 * MINUTE }) }),
      at(1500),
      ['price X-Burger 0 2000'],
    ],
    [
      'options, by whatever price of their own',
      aProduct({ groups: [bacon] }),
      at(0, { optionsPriceCents: 2300, options: [option('Adicional: bacon')] }),
      [],
    ],
    [
      'options nobody charged for',
      aProduct({ groups: [bacon] }),
      at(2000, { options: [option('Bacon'), option('OVO')] }),
      ['price X-Burger 0 2500'],
    ],
    [
      'an option that is not on the menu',
      aProduct({ groups: [bacon] }),
      at(99, { options: [option('Cheddar')] }),
      [],
    ],
    ['one of two groups', aProduct({ groups: [bacon, bacon] }), at(99, { options: [option('Bacon')] }), []],
    [
      'one of a named group',
      aProduct({ groups: [bacon, { ...bacon, groupId: 2, name: 'Extra' }] }),
      at(99, { options: [option('Extra: Bacon')] }),
      ['price X-Burger 0 2300'],
    ],
    ['what must be chosen and is not told', aProduct({ groups: [flavours] }), at(99), []],
    [
      'a size, and halves of which the dearer decides',
      pizza,
      at(4900, { name: 'Pizza grande', options: [option('1/2 Calabresa'), option('½ Quatro queijos')] }),
      [],
    ],
    [
      'at another price',
      pizza,
      at(4500, { name: 'Pizza', options: [option('Tamanho: Grande'), option('Quatro queijos')] }),
      ['price Pizza 0 4900'],
    ],
    [
      'parts that are not equal',
      pizza,
      at(99, { name: 'Pizza grande', options: [option('2/3 Calabresa')] }),
      [],
    ],
    ['a size nobody names', pizza, at(99, { name: 'Pizza' }), []],
    ['a name that holds two sizes', pizza, at(99, { name: 'Pizza extra grande' }), []],
    ['the other size', pizza, at(2000, { name: 'Pizza broto' }), []],
  ])('%s', (_name, product, items, reported) => {
    expect(differences({ products: [product] }, { items }, NOW - 5 * MINUTE)).toEqual(reported);
  });

  it('checks the hours of the requested time', () => {
    const scheduledFor = Date.parse('2026-11-23T12:00:00Z');
    const product = (days: Parameters<typeof hoursOn>[0]) => aProduct({ availability: hoursOn(days) });
    expect(differences({ products: [product({ 1: [[9, 12]] })] }, { scheduledFor })).toEqual([]);
    expect(differences({ products: [product({ 5: [[18, 26]] })] }, { scheduledFor })).toHaveLength(1);
  });

  it('returns the first twenty', () => {
    const items = Array.from({ length: 50 }, () => anItem({ unitPriceCents: 1 }));
    expect(differences({ products: items.map(() => burger) }, { items })).toHaveLength(20);
  });
});
