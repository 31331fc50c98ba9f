import {
  COURIER_KINDS,
  COURIER_REQUEST_STATUSES,
  type OrderCourier,
} from '@comanda/domain/courier/courier-request';
import type { OrderDetail } from '@comanda/domain/orders/order';
import { KITCHEN_STAGES, ORDER_STATUSES } from '@comanda/domain/orders/order-status';
import { TOTAL_SUMS } from '@comanda/domain/orders/total-proof';
import { ORDER_PRINT_STATES } from '@comanda/domain/printing/print-job';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sessionAnswer } from './access/access.wire.ts';
import { newOrderFrom, phoneForPeople } from './intake/new-order.wire.ts';
import { openDeliveryOrderWire } from './intake/open-delivery-order.wire.ts';
import { escapeToHtml } from './orders/order-detail.wire.ts';
import { orderAnswer, statusChangeInput } from './orders/orders.wire.ts';
import { letterOf, STATUS_LETTERS, statusOfLetter, targetOf } from './orders/status-letters.wire.ts';
import { storeAnswer } from './store/store.calls.ts';

const epoch = fc.integer({ min: 0, max: 4_000_000_000_000 });
const cents = fc.integer({ min: 0, max: 99_999_999 });
const word = fc.string({ maxLength: 30 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);

const state = fc
  .record({
    status: fc.constantFrom(...ORDER_STATUSES),
    kitchenStage: maybe(fc.constantFrom(...KITCHEN_STAGES)),
  })
  .map(({ status, kitchenStage }) => ({ status, kitchenStage: status === 'accepted' ? kitchenStage : null }));

const courier: fc.Arbitrary<OrderCourier> = fc.record({
  requestId: fc.integer({ min: 1 }),
  kind: fc.constantFrom(...COURIER_KINDS),
  status: fc.constantFrom(...COURIER_REQUEST_STATUSES),
  isCancelling: fc.boolean(),
  person: maybe(
    fc.record({ name: maybe(word), vehicle: maybe(word), plate: maybe(word), phone: maybe(word) }),
  ),
  areaName: maybe(word),
  priceCents: maybe(cents),
  linkCode: maybe(word),
  trackingUrl: maybe(word),
  note: maybe(word),
  requestedAt: epoch,
});

const detail: fc.Arbitrary<OrderDetail> = fc
  .record({
    orderId: fc.integer({ min: 1 }),
    code: word,
    version: fc.integer({ min: 1 }),
    fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const),
    isPrinted: fc.boolean(),
    printState: fc.constantFrom(...ORDER_PRINT_STATES),
    courierStatus: maybe(
      fc.constantFrom(
        'searching' as const,
        'waiting-collect' as const,
        'with-delivery' as const,
        'finished' as const,
      ),
    ),
    courierRequestId: maybe(word),
    courierLinkCode: maybe(word),
    createdAt: epoch,
    receivedAt: epoch,
    acceptBy: epoch,
    promisedFor: epoch,
    closedAt: maybe(epoch),
    customerName: word,
    customerPhone: maybe(word),
    isPhoneVerified: fc.boolean(),
    customerId: maybe(word),
    district: maybe(word),
    totalCents: cents,
    chargeCents: cents,
    paymentSummary: word,
    isFirstInApp: fc.boolean(),
    isFirstInStore: fc.boolean(),
    origin: maybe(word),
    canUseCourier: fc.boolean(),
    isChatEnabled: fc.boolean(),
    chatUnread: fc.nat(),
    isLocated: fc.boolean(),
    awaitsAcknowledgement: fc.boolean(),
    undo: maybe(fc.tuple(state, epoch).map(([back, until]) => ({ ...back, until }))),
    searchText: word,
    hasTotalMismatch: fc.boolean(),
    externalId: word,
    customerLink: word,
    customerOrderCount: fc.nat(),
    writtenAddress: maybe(word),
    addressId: maybe(fc.nat()),
    districtId: maybe(fc.nat()),
    courier: maybe(courier),
    address: maybe(
      fc.record({
        street: word,
        number: word,
        complement: maybe(word),
        district: word,
        city: word,
        state: word,
        postalCode: maybe(word),
        reference: maybe(word),
        formatted: word,
        latitude: maybe(fc.integer({ min: 1, max: 90_000 }).map((n) => n / 1000)),
        longitude: fc.constant(null),
      }),
    ),
    items: fc.array(
      fc.record({
        name: word,
        quantity: fc.integer({ min: 1, max: 9 }),
        unit: word,
        unitPriceCents: cents,
        totalCents: cents,
        lines: fc.array(word, { maxLength: 3 }),
        note: maybe(word),
        categoryId: fc.constant(null),
      }),
      { maxLength: 4 },
    ),
    amounts: fc.array(fc.record({ label: word, cents }), { maxLength: 3 }),
    payments: fc.array(
      fc.record({ method: word, label: word, isPrepaid: fc.boolean(), cents, changeForCents: maybe(cents) }),
      { maxLength: 2 },
    ),
    notes: maybe(word),
    pickupCode: maybe(word),
    scheduledFor: maybe(epoch),
    cancellation: maybe(
      fc.record({
        reasonCode: word,
        reasonText: word,
        by: fc.constantFrom('user' as const, 'customer' as const),
        actorName: maybe(word),
      }),
    ),
    totalFaults: fc.array(
      fc.record({ sum: fc.constantFrom(...TOTAL_SUMS), computedCents: cents, statedCents: cents }),
      { maxLength: 3 },
    ),
    timeline: fc.array(fc.record({ label: word, at: epoch, actorName: maybe(word) }), { maxLength: 3 }),
  })
  .chain((order) => state.map((facts) => ({ ...order, ...facts })));

describe('wire shapes', () => {
  it('an order with everything goes out and comes back the same, through JSON', () => {
    fc.assert(
      fc.property(detail, (order) => {
        // What only the letter carries: PI and the stages say "printed" in a field of its own.
        const one = { order, now: 1_763_676_600_000, store: { storeId: 7, storeName: 'Loja' } };
        const wire = z.parse(orderAnswer.wire, JSON.parse(JSON.stringify(orderAnswer.encode(one))));
        expect(orderAnswer.decode(wire as never)).toEqual(one);
      }),
      { numRuns: 200 },
    );
  });

  it('a status wish survives the wire', () => {
    const wish = {
      orderId: 3,
      target: 'cancelled' as const,
      note: null,
      cancelReason: 'RISK_AREA',
      cancelText: null,
      expected: 'pending' as const,
    };
    expect(statusChangeInput.encode(wish)).toEqual({
      id: 3,
      new_status: 'PC',
      motivo_cancelamento: 'RISK_AREA',
      status_atual: 'PP',
    });
    expect(
      statusChangeInput.decode(z.parse(statusChangeInput.wire, statusChangeInput.encode(wish)) as never),
    ).toEqual(wish);
  });

  it('letters and states translate both ways; long forms are aliases', () => {
    for (const letter of STATUS_LETTERS) {
      expect(letterOf({ ...statusOfLetter(letter), isPrinted: letter === 'PI' })).toBe(letter);
    }
    expect([targetOf('CR'), targetOf('CONFIRMED'), targetOf('IN_DELIVERY'), targetOf('toString')]).toEqual([
      'ready-for-pickup',
      'accepted',
      'sent',
      null,
    ]);
  });

  it('the login answer has the specified names', () => {
    const session = {
      userId: 2,
      userName: 'Ana',
      roles: ['operator' as const],
      storeId: 1,
      storeName: 'Loja',
      logo: null,
      company: 'comanda',
      sessionId: 's',
      token: 'h',
      timeZone: 'America/Manaus',
      channel: 'c',
      socketUrl: 'http://x',
    };
    const wire = sessionAnswer.encode(session);
    expect(wire.usuario).toMatchObject({
      id_estabelecimento: 1,
      id_usuario: 2,
      nome: 'Ana',
      company: 'comanda',
      role_group: ['Lojista Operador'],
      sessao: { hash: 'h', id_sessao: 's' },
      socket: { url: 'http://x', canal: 'c' },
    });
    expect(sessionAnswer.decode(wire)).toEqual(session);
    expect(
      sessionAnswer.decode({ ...wire, usuario: { ...wire.usuario, role_group: ['Diretor'] } }).roles,
    ).toEqual([]);
  });

  it('fechado N means open', () => {
    const wire = {
      status: true as const,
      estabelecimento: { fechado: 'N' as const, aviso: 'S' as const, telefones: [] },
    };
    expect(storeAnswer.decode(wire as never)).toMatchObject({ isOpen: true, showsPayOnlineNotice: true });
  });
});

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

  it.each([
    [{ ...document, delivery: undefined }, ['delivery']],
    [{ ...document, items: [] }, ['items']],
    [
      { ...document, total: { itemsPrice: { value: Number.MAX_VALUE }, orderAmount: { value: -1 } } },
      ['total', 'total'],
    ],
    [{ ...document, orderTiming: 'SCHEDULED' }, ['schedule']],
  ])('are refused with the field at fault', (broken, fields) => {
    const parsed = z.safeParse(openDeliveryOrderWire, broken);
    expect(parsed.error?.issues.map((issue) => issue.path[0])).toEqual(fields);
  });

  it.each([
    ['11987654321', '(11) 98765-4321'],
    ['+55 11 3333-4444', '(11) 3333-4444'],
    ['ramal', 'ramal'],
  ])('phone %s reads %s', (number, shown) => {
    expect(phoneForPeople({ number })).toBe(shown);
  });
});

it('notes become HTML that can do nothing', () => {
  expect(escapeToHtml('<img src=x onerror="a()">\n&')).toBe(
    '&lt;img src=x onerror=&quot;a()&quot;&gt;<br>&amp;',
  );
  const markup = fc.string({
    unit: fc.constantFrom('<', '>', '&', '"', "'", '/', 'script', ' onload=', '\n', 'é'),
  });
  fc.assert(
    fc.property(markup, (text) => {
      const html = escapeToHtml(text);
      expect(html.replaceAll('<br>', '')).not.toMatch(/[<>"']/);
      expect(html).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
    }),
  );
});
