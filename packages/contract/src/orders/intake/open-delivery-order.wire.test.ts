import type { Field } from '@comanda/domain/kit/fields/fields';
import { ADDED_TEXTS, ADDRESS_FIELDS } from '@comanda/domain/orders/orders/order-address';
import { chargeCents } from '@comanda/domain/orders/orders/order-document';
import { totalsAgree } from '@comanda/domain/orders/orders/total-proof';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newOrderFrom, phoneForPeople } from './new-order.wire.ts';
import { openDeliveryOrderWire } from './open-delivery-order.wire.ts';

describe('Open Delivery documents', () => {
  const document = {
    id: 'a',
    type: 'DELIVERY',
    displayId: '4821',
    createdAt: '2026-11-21T22:05:00Z',
    items: [
      {
        name: 'Pizza grande',
        quantity: 1,
        unitPrice: { value: 0 },
        optionsPrice: { value: 62.9 },
        totalPrice: { value: 62.9 },
        specialInstructions: 'Sem cebola',
        options: [
          { name: 'Calabresa', quantity: 1, unitPrice: { value: 62.9 }, totalPrice: { value: 62.9 } },
        ],
      },
    ],
    otherFees: [{ name: 'Entrega', type: 'DELIVERY_FEE', price: { value: 7 } }],
    discounts: [
      { amount: { value: 5 }, sponsorshipValues: [{ name: 'MARKETPLACE', discountCode: 'BEMVINDO' }] },
    ],
    total: { itemsPrice: { value: 62.9 }, orderAmount: { value: 64.9 } },
    payments: { methods: [{ value: 64.9, type: 'PENDING', method: 'CASH', changeFor: 100 }] },
    customer: {
      id: 'c',
      name: 'Ana Souza',
      phone: { number: '08000001234', extension: '4821' },
      ordersCountOnMerchant: 0,
    },
    delivery: {
      deliveredBy: 'MARKETPLACE',
      deliveryAddress: {
        city: 'São Paulo',
        district: 'Sé',
        street: 'Praça da Sé',
        number: '100',
        state: 'BR-SP',
      },
    },
  };

  it('become an order in our words and cents', () => {
    const order = newOrderFrom(z.parse(openDeliveryOrderWire, document));
    expect(order).toMatchObject({
      code: '4821',
      fulfilment: 'delivery',
      isFirstInStore: true,
      isDeliveredByStore: false,
      customerPhone: '0800 000 1234 (localizador 4821)',
      document: {
        totalCents: 6490,
        fees: [{ label: 'Entrega', cents: 700 }],
        discounts: [{ label: 'Desconto (cupom BEMVINDO, pago pela plataforma)', cents: 500 }],
        payments: [{ label: 'Dinheiro', cents: 6490, changeForCents: 10000, isPrepaid: false }],
        address: { formatted: 'Praça da Sé, 100 - Sé, São Paulo - SP', latitude: null },
      },
    });
  });

  it('have only declared fields in an address', () => {
    const fields = Object.entries<Field>(ADDRESS_FIELDS);
    const added = Object.fromEntries(ADDED_TEXTS.map(({ sent }) => [sent, `<${sent}>`]));
    const deliveryAddress = { ...document.delivery.deliveryAddress, ...added, undeclared: 'x' };
    const sent = { ...document, delivery: { ...document.delivery, deliveryAddress } };
    const given = newOrderFrom(z.parse(openDeliveryOrderWire, sent)).document.address ?? {};
    expect(Object.keys(given).sort()).toEqual(fields.map(([name]) => name).sort());
    // If the partner does not send one of these texts, the result must not have its field.
    const without = newOrderFrom(z.parse(openDeliveryOrderWire, document)).document.address ?? {};
    const names = fields.filter(([, { type }]) => type !== 'added').map(([name]) => name);
    expect(Object.keys(without).sort()).toEqual(names.sort());
  });

  const address = document.delivery.deliveryAddress;

  it('keep the visible characters of names, notes and codes, and the lines of notes', () => {
    const parsed = z.parse(openDeliveryOrderWire, {
      ...document,
      displayId: '## 12\u202e',
      items: [{ ...document.items[0], name: 'Pizza\u202e\u0007 grande', specialInstructions: '\u200b' }],
      customer: { ...document.customer, name: '\u2066Ana\u202e' },
      extraInfo: 'Sem cebola\u202e\r\nCom\torégano',
      delivery: {
        ...document.delivery,
        deliveryAddress: { ...address, reference: '\u00ad', complement: 'Bloco 2' },
      },
    });
    expect(newOrderFrom(parsed)).toMatchObject({
      code: '12',
      customerName: 'Ana',
      document: {
        items: [{ name: 'Pizza grande', note: null }],
        notes: 'Sem cebola\nCom orégano',
        address: { reference: null, complement: 'Bloco 2' },
      },
    });
    const withoutPublicCode = {
      ...document,
      id: 'ab-77c2',
      displayId: '123e4567-e89b-12d3-a456-426614174000',
    };
    expect(newOrderFrom(z.parse(openDeliveryOrderWire, withoutPublicCode)).code).toBe('77C2');
    const unseen = z.parse(openDeliveryOrderWire, { ...document, id: 'ab-77c1', displayId: '\u200b#' });
    expect(newOrderFrom(unseen).code).toBe('77C1');
  });

  it.each([
    [{ method: 'MEAL_VOUCHER', brand: 'VR_BENEFICIOS' }, 'Vale-refeição VR'],
    [{ method: 'CREDIT', brand: 'OTHER', methodInfo: 'Will Bank' }, 'Cartão de crédito Will Bank'],
    [{ method: 'CREDIT', brand: 'OTHER' }, 'Cartão de crédito'],
    [{ method: 'DIGITAL_WALLET', methodInfo: 'PicPay' }, 'Carteira digital (PicPay)'],
    [{ method: 'DIGITAL_WALLET', methodInfo: '00871234' }, 'Carteira digital'],
    [{ method: 'OTHER' }, 'Outra forma'],
    [{ method: 'CRYPTO_COIN' }, 'Outra forma (crypto coin)'],
  ])('read payments in words: %j', (way, label) => {
    const payments = { methods: [{ value: 64.9, type: 'PENDING', ...way }] };
    const order = newOrderFrom(z.parse(openDeliveryOrderWire, { ...document, payments }));
    expect(order.document.payments).toMatchObject([{ label }]);
  });

  const { delivery, ...withoutDelivery } = document;
  it.each<[string, object, object, object]>([
    [
      'eaten at a table',
      {
        ...withoutDelivery,
        type: 'INDOOR',
        indoor: {
          mode: 'TAB',
          indoorDateTime: '2026-11-21T22:20:00Z',
          place: '12',
          tab: 'A7',
          seat: '3',
          waiterCode: '9',
        },
      },
      { fulfilment: 'pickup', serving: 'indoor', promisedFor: Date.UTC(2026, 10, 21, 22, 20) },
      { place: 'Mesa 12 · Comanda A7 · Lugar 3 · Garçom 9', notes: null },
    ],
    [
      'eaten somewhere in the store',
      { ...withoutDelivery, type: 'INDOOR', indoor: { mode: 'DEFAULT' } },
      { serving: 'indoor' },
      { place: null },
    ],
    [
      'begun when asked for',
      { ...withoutDelivery, type: 'TAKEOUT', orderTiming: 'ONDEMAND' },
      { serving: 'on-demand' },
      {},
    ],
    [
      'of an unknown type with an address',
      { ...document, type: 'DRONE' },
      { fulfilment: 'delivery', serving: null },
      { address: { district: 'Sé' } },
    ],
    [
      'wanted within a window',
      {
        ...document,
        schedule: {
          scheduledDateTimeStart: '2026-11-22T13:39:00Z',
          scheduledDateTimeEnd: '2026-11-22T14:09:00Z',
        },
      },
      { promisedFor: Date.UTC(2026, 10, 22, 14, 9) },
      { scheduledFor: Date.UTC(2026, 10, 22, 13, 39) },
    ],
    [
      'whose window ends before it begins',
      {
        ...document,
        schedule: {
          scheduledDateTimeStart: '2026-11-22T13:39:00Z',
          scheduledDateTimeEnd: '2026-11-22T13:00:00Z',
        },
      },
      { promisedFor: Date.UTC(2026, 10, 22, 13, 39) },
      { scheduledFor: Date.UTC(2026, 10, 22, 13, 39) },
    ],
  ])('%s', (_name, sent, order, stored) => {
    expect(newOrderFrom(z.parse(openDeliveryOrderWire, sent))).toMatchObject({ ...order, document: stored });
  });

  it('keep the part of each payer of a discount, and the currency where it is not ours', () => {
    const sponsorshipValues = [
      { name: 'MERCHANT', amount: { value: 4 } },
      { name: 'MARKETPLACE', amount: { value: 6 } },
    ];
    const order = newOrderFrom(
      z.parse(openDeliveryOrderWire, {
        ...document,
        discounts: [{ amount: { value: 10 }, sponsorshipValues }],
        total: { itemsPrice: { value: 62.9 }, orderAmount: { value: 59.9, currency: 'USD' } },
      }),
    );
    expect(order.document).toMatchObject({
      currency: 'USD',
      discounts: [{ label: 'Desconto (loja R$ 4,00 · plataforma R$ 6,00)', cents: 1000, sharedCents: 1000 }],
    });
  });

  const way = (value: number, currency?: unknown, type = 'PREPAID') => ({
    ...{ value, type, method: 'CREDIT' },
    ...(currency === undefined ? {} : { currency }),
  });
  const inDollars = { ...document.total, orderAmount: { value: 64.9, currency: 'USD' } };
  it.each([
    ['reais in any letters', { methods: [way(64.9, ' brl ')] }, {}, 0, undefined],
    ['the sign of the real', { methods: [way(64.9, 'R$')] }, {}, 0, undefined],
    ['no word', { methods: [way(64.9, 7)] }, {}, 0, undefined],
    ['dollars', { methods: [way(64.9, 'usd')] }, {}, 6490, 'USD'],
    [
      'dollars that are stated as paid',
      { prepaid: 64.9, pending: 0, methods: [way(64.9, 'USD')] },
      {},
      6490,
      'USD',
    ],
    ['some dollars', { prepaid: 64.9, methods: [way(30), way(34.9, 'USD')] }, {}, 3490, 'USD'],
    ['dollars at the door', { methods: [way(64.9, 'USD', 'PENDING')] }, {}, 6490, 'USD'],
    ['the dollars of the total', { methods: [way(64.9, 'USD')] }, { total: inDollars }, 0, 'USD'],
    ['reais for dollars', { methods: [way(64.9, 'BRL')] }, { total: inDollars }, 6490, 'USD'],
  ])('count a payment in the currency of the total only: %s', (_name, payments, more, charge, currency) => {
    const order = newOrderFrom(z.parse(openDeliveryOrderWire, { ...document, ...more, payments }));
    expect(chargeCents(order.document)).toBe(charge);
    expect(order.document.currency).toBe(currency);
    expect(totalsAgree(order.document)).toBe(currency === undefined);
  });

  it('show payments in another currency', () => {
    const payments = { onlineCharge: true, methods: [way(12.5, 'USD')] };
    const order = newOrderFrom(z.parse(openDeliveryOrderWire, { ...document, payments }));
    const labels = order.document.payments.map(({ label, cents }) => [label, cents]);
    expect(labels).toEqual([
      ['Cartão de crédito (12,5 USD)', 0],
      ['Forma não informada', 6490],
    ]);
    expect(order.awaitsCharge).toBeUndefined();
  });

  it.each([
    [{ ...document, delivery: undefined }, ['delivery']],
    [{ ...document, items: [] }, ['items']],
    [
      { ...document, total: { itemsPrice: { value: Number.MAX_VALUE }, orderAmount: { value: -1 } } },
      ['total', 'total'],
    ],
    [{ ...document, orderTiming: 'SCHEDULED' }, ['schedule']],
    [{ ...document, createdAt: 'ontem' }, ['createdAt']],
    [{ ...document, createdAt: '1999-12-31T23:00:00Z' }, ['createdAt']],
  ])('are refused with the field at fault', (broken, fields) => {
    const parsed = z.safeParse(openDeliveryOrderWire, broken);
    expect(parsed.error?.issues.map((issue) => issue.path[0])).toEqual(fields);
  });

  it.each([
    ['11987654321', '(11) 98765-4321'],
    ['+55 11 3333-4444', '(11) 3333-4444'],
    ['ramal', 'ramal'],
    ['+1 415 555 2671', '+1 415 555 2671'],
  ])('phone %s reads %s', (number, shown) => {
    expect(phoneForPeople({ number })).toBe(shown);
  });
});
