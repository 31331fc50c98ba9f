import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { expect, it } from 'vitest';
import { newOrderFrom } from './new-order.wire.ts';
import { openDeliveryOrderWire } from './open-delivery-order.wire.ts';

const brl = (value: number) => ({ value, currency: 'BRL' });
const AT = '2026-11-28T20:00:00Z';

/** Orders of each kind, with every field that we read. */
const DELIVERY = anOpenDeliveryOrder({
  orderTiming: 'INSTANT',
  preparationStartDateTime: AT,
  merchant: { id: 'm', name: 'Pizzaria' },
  items: [
    {
      ...{ name: 'Pizza', externalCode: 'PZ-1', unit: 'UN', quantity: 1, specialInstructions: 'sem cebola' },
      ...{ unitPrice: brl(40), optionsPrice: brl(5), totalPrice: brl(45) },
      options: [
        {
          ...{ name: 'Borda', quantity: 1, unitPrice: brl(5), totalPrice: brl(5), externalCode: 'B' },
          specialInstructions: 'bem assada',
        },
      ],
    },
  ],
  otherFees: [{ name: 'Entrega', type: 'DELIVERY_FEE', price: brl(5), receivedBy: 'MERCHANT' }],
  discounts: [
    {
      ...{ amount: brl(2), target: 'CART' },
      sponsorshipValues: [{ name: 'MERCHANT', amount: brl(2), discountCode: 'DOIS' }],
    },
  ],
  total: { itemsPrice: brl(45), otherFees: brl(5), discount: brl(2), orderAmount: brl(48) },
  payments: {
    ...{ prepaid: 0, pending: 48, onlineCharge: false },
    methods: [
      {
        ...brl(48),
        type: 'PENDING',
        method: 'CREDIT',
        brand: 'VISA',
        methodInfo: 'x',
        installments: 1,
        changeFor: 0,
      },
    ],
  },
  customer: {
    ...{ id: 'c', name: 'Ana', phoneVerified: true, firstOrderOnApp: false, ordersCountOnMerchant: 3 },
    phone: { number: '11999990000', extension: '1' },
  },
  delivery: {
    ...{ deliveredBy: 'MERCHANT', estimatedDeliveryDateTime: AT, deliveryDateTime: AT, pickupCode: '12' },
    deliveryAddress: {
      ...{
        state: 'SP',
        city: 'São Paulo',
        district: 'Centro',
        street: 'Rua A',
        number: '1',
        complement: 'ap 2',
      },
      ...{ reference: 'praça', formattedAddress: 'Rua A, 1', postalCode: '01506000' },
      coordinates: { latitude: -23.5, longitude: -46.6 },
    },
  },
  // Values as written by a program that also fills the blocks of other order types.
  schedule: { scheduledDateTimeStart: null, scheduledDateTimeEnd: null },
  takeout: { mode: 'DEFAULT', takeoutDateTime: AT },
  indoor: { mode: 'DEFAULT', indoorDateTime: AT, place: '5', tab: '1', seat: '2', waiterCode: '3' },
  ...{ salesChannel: 'app', sourceAppId: 'app', extraInfo: 'campainha' },
});
const INDOOR = { ...DELIVERY, type: 'INDOOR' };

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [path];
  const below = Object.entries(value).flatMap(([key, each]) =>
    pathsOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length === 0 ? below : [path, ...below];
}

function changed(
  document: object,
  path: Path,
  change: (parent: Record<string, unknown>, key: string) => void,
) {
  const copy = structuredClone(document);
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as never)[key], copy);
  change(parent as Record<string, unknown>, String(path.at(-1)));
  return openDeliveryOrderWire.safeParse(copy);
}

it.each([
  ['delivery', DELIVERY],
  ['indoor', INDOOR],
])('an order for %s: null equals a missing field, for each optional field', (_kind, document) => {
  expect(openDeliveryOrderWire.safeParse(document).error).toBeUndefined();
  const fields = pathsOf(document).filter((path) => typeof path.at(-1) === 'string');
  const refused: string[] = [];
  let allowed = 0;
  for (const path of fields) {
    const without = changed(document, path, (parent, key) => Reflect.deleteProperty(parent, key));
    if (!without.success) continue;
    allowed += 1;
    const asNull = changed(document, path, (parent, key) => {
      parent[key] = null;
    });
    if (!asNull.success) refused.push(path.join('.'));
    else expect(newOrderFrom(asNull.data), path.join('.')).toEqual(newOrderFrom(without.data));
  }
  expect(refused).toEqual([]);
  expect(allowed).toBeGreaterThan(40);
});

it('coordinates that are none count as not said', () => {
  for (const wrong of [
    { latitude: null, longitude: null },
    { latitude: '-23,5', longitude: '-46,6' },
    { latitude: -23_550_520, longitude: 1 },
  ]) {
    const read = changed(DELIVERY, ['delivery', 'deliveryAddress', 'coordinates'], (parent, key) => {
      parent[key] = wrong;
    });
    expect(read.data?.delivery?.deliveryAddress.coordinates).toBeNull();
  }
});

it('an order for later needs its time', () => {
  const read = openDeliveryOrderWire.safeParse({ ...DELIVERY, orderTiming: 'SCHEDULED' });
  expect(read.error?.issues).toMatchObject([{ path: ['schedule', 'scheduledDateTimeStart'] }]);
});

it.each<[Path, object]>([
  [['preparationStartDateTime'], DELIVERY],
  [['delivery', 'estimatedDeliveryDateTime'], DELIVERY],
  [['delivery', 'deliveryDateTime'], DELIVERY],
  [['takeout', 'takeoutDateTime'], { ...DELIVERY, type: 'TAKEOUT' }],
  [['indoor', 'indoorDateTime'], INDOOR],
  [
    ['schedule', 'scheduledDateTimeEnd'],
    { ...DELIVERY, orderTiming: 'SCHEDULED', schedule: { scheduledDateTimeStart: AT } },
  ],
])('%j that is no valid time is read as missing', (path, document) => {
  const as = (moment: unknown) =>
    changed(document, path, (parent, key) => {
      parent[key] = moment;
    });
  expect(as(null).error).toBeUndefined();
  for (const moment of ['0001-01-01T00:00:00', 'ontem', '', 5, {}]) {
    expect(as(moment).error).toBeUndefined();
    expect(as(moment).data).toEqual(as(null).data);
  }
});

it('blocks of other kinds of order are not read, with any content', () => {
  for (const junk of [null, 5, 'x', [], { mode: {} }, { takeoutDateTime: 'ontem', place: [] }]) {
    for (const [document, blocks] of [
      [DELIVERY, ['takeout', 'indoor', 'schedule']],
      [{ ...DELIVERY, orderTiming: 'ONDEMAND' }, ['takeout', 'indoor', 'schedule']],
      [{ ...INDOOR, type: 'TAKEOUT' }, ['delivery', 'indoor', 'schedule']],
      [INDOOR, ['delivery', 'takeout', 'schedule']],
    ] as const) {
      const others = Object.fromEntries(blocks.map((block) => [block, junk]));
      const absent = Object.fromEntries(blocks.map((block) => [block, undefined]));
      const read = openDeliveryOrderWire.safeParse({ ...document, ...others });
      const without = openDeliveryOrderWire.safeParse({ ...document, ...absent });
      expect(read.error).toBeUndefined();
      expect(read.data && newOrderFrom(read.data)).toEqual(without.data && newOrderFrom(without.data));
    }
  }
});

const WORDS = new Set(['type', 'method', 'mode', 'orderTiming', 'deliveredBy', 'target', 'currency']);

it.each([
  ['delivery', DELIVERY],
  ['indoor', INDOOR],
])('an order for %s: a number is read like its text', (_kind, document) => {
  let texts = 0;
  for (const path of pathsOf(document)) {
    const value = path.reduce<unknown>((at, key) => (at as never)[key], document);
    const name = String(path.at(-1));
    const isMoment = typeof value === 'string' && value.includes('T20:00');
    if (typeof value !== 'string' || isMoment || /At$|Time/.test(name) || WORDS.has(name)) continue;
    if (name === 'receivedBy') continue;
    const set = (to: unknown) =>
      changed(document, path, (parent, key) => {
        parent[key] = to;
      });
    expect(set(4455).error, path.join('.')).toBeUndefined();
    expect(set(4455).data, path.join('.')).toEqual(set('4455').data);
    texts += 1;
  }
  expect(texts).toBeGreaterThan(20);
});

it('a number that lost digits on its way names no order', () => {
  expect(openDeliveryOrderWire.safeParse({ ...DELIVERY, id: 12345678901234567890n }).success).toBe(false);
  expect(openDeliveryOrderWire.safeParse({ ...DELIVERY, id: 2 ** 53 }).error?.issues).toMatchObject([
    { path: ['id'] },
  ]);
});
