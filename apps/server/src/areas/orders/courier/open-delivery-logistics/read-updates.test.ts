import {
  availabilityWire,
  deliveryDetailsWire,
  logisticsEventWire,
} from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteOf } from './read-quote.ts';
import { updateOfDetails, updateOfEvent } from './read-updates.ts';

const anEvent = (over: object = {}) =>
  z.parse(logisticsEventWire, {
    deliveryId: 'd1',
    orderId: 'o1',
    event: { type: 'ACCEPTED', datetime: '2026-11-20T22:12:00Z' },
    vehicle: { type: 'MOTORBIKE_BAG', container: 'THERMIC' },
    deliveryPerson: { id: 'c1', name: 'João' },
    ...over,
  });

it("reads the courier's person and vehicle, and the time", () => {
  expect(updateOfEvent(anEvent()).reports).toEqual([
    {
      type: 'accepted',
      word: 'ACCEPTED',
      at: Date.parse('2026-11-20T22:12:00Z'),
      person: { name: 'João', vehicle: 'Moto', plate: null, phone: null },
      note: null,
    },
  ]);
});

const many = (letter: string) => letter.repeat(5_000);

it.each<[string, object, object]>([
  [
    'nulls',
    { orderId: null, deliveryPerson: { id: null, name: null, phone: null }, vehicle: null },
    { person: null },
  ],
  [
    'a vehicle of null',
    { vehicle: { type: null, container: null } },
    { person: { name: 'João', vehicle: null } },
  ],
  [
    'numbers',
    { deliveryId: 7, orderId: 8, deliveryPerson: { id: 9, name: 'João', phone: 11910000000 } },
    { person: { name: 'João', phone: '(11) 91000-0000', vehicle: 'Moto' } },
  ],
  ['lists', { deliveryPerson: ['João'], vehicle: [], externalTrackingURL: [] }, { person: null }],
  [
    'nonsense',
    { vehicle: { type: [] }, deliveryPerson: { name: 'João', phone: {} }, externalTrackingURL: 5 },
    { person: { name: 'João', phone: null, vehicle: null } },
  ],
  [
    'long texts',
    {
      deliveryPerson: { id: many('9'), name: many('J'), phone: '11910000000' },
      vehicle: { type: 'CAR', container: many('c') },
      externalTrackingURL: `https://ver.example/${many('d')}`,
    },
    { person: { name: 'J'.repeat(200), vehicle: 'Carro' } },
  ],
])('reads the event despite %s', (_what, over, report) => {
  const wire = anEvent(over);
  expect(updateOfEvent(wire)).toMatchObject({
    deliveryId: String(wire.deliveryId),
    reports: [{ type: 'accepted', ...report }],
    trackingUrl: null,
  });
  const { event, ...rest } = { ...anEvent(), ...over };
  const findDelivery = z.parse(deliveryDetailsWire, { ...rest, orderId: null, events: [event] });
  expect(updateOfDetails(findDelivery).reports).toMatchObject([{ type: 'accepted', ...report }]);
});

it.each([
  [{}, 'problema na entrega'],
  [{ reason: null, message: null, datetime: null, canFinishDeliver: null }, 'problema na entrega'],
  [{ reason: 5, message: 7, datetime: 'ontem', needMerchantAction: 'sim' }, '7'],
  [{ reason: 'NOBODY_TO_RECEIVE', message: many('m') }, many('m').slice(0, 1_000)],
])('reads the problem %j', (problem, words) => {
  const at = Date.parse(anEvent().event.datetime);
  expect(updateOfEvent(anEvent({ problem: [problem] })).problem).toMatchObject({
    words,
    at,
    canFinish: true,
  });
  const findDelivery = z.parse(deliveryDetailsWire, {
    deliveryId: 'd1',
    events: [anEvent().event],
    problem: [problem],
  });
  expect(updateOfDetails(findDelivery).problem).toMatchObject({ words, at, needsStore: true });
});

it.each([
  [
    { deliveryPrice: { price: { value: 9.9, currency: null }, pricingList: 3 }, ETAs: 'logo' },
    { priceCents: 990, deliveryMinutes: null },
  ],
  [
    { deliveryPrice: null, ETAs: { pickupEtaInMinutes: '10', deliveryEtaInMinutes: 30 } },
    { priceCents: null, pickupMinutes: null, deliveryMinutes: 30 },
  ],
])('reads the fields present in the quote %j', (answer, quote) => {
  expect(quoteOf(z.parse(availabilityWire, answer))).toMatchObject({ kind: 'quoted', ...quote });
});

it('finds no delivery for a number above the exact range of JavaScript', () => {
  const wire = { ...anEvent(), deliveryId: 2 ** 53 };
  expect(z.safeParse(logisticsEventWire, wire).error?.issues).toMatchObject([{ path: ['deliveryId'] }]);
});

it('stores unknown reports without a status', () => {
  const [report] = updateOfEvent(
    anEvent({ event: { type: 'FED_A_CAT', datetime: '2026-11-20T22:12:00Z' } }),
  ).reports;
  expect(report).toMatchObject({ type: null, word: 'FED_A_CAT' });
});

it('shows the reason in Portuguese, and problems that need an answer of the store', () => {
  const event = {
    type: 'REJECTED',
    datetime: '2026-11-20T22:12:00Z',
    rejectionInfo: { reason: 'REGION_NOT_SERVED' },
  };
  expect(updateOfEvent(anEvent({ event })).reports[0]?.note).toBe('a região não é atendida');
  const problem = [{ reason: 'NOBODY_TO_RECEIVE', needMerchantAction: true, canFinishDeliver: false }];
  expect(updateOfEvent(anEvent({ problem })).problem).toEqual({
    reason: 'NOBODY_TO_RECEIVE',
    words: 'ninguém para receber',
    at: Date.parse(anEvent().event.datetime),
    canFinish: false,
    needsStore: true,
  });
});

it('shows http links only', () => {
  const link = (externalTrackingURL: string) => updateOfEvent(anEvent({ externalTrackingURL })).trackingUrl;
  expect(link('https://ver.example/d1')).toBe('https://ver.example/d1');
  expect(link('javascript:alert(1)')).toBeNull();
  expect(link('//ver.example')).toBeNull();
});

it('reads a whole delivery, oldest event first', () => {
  const events = ['22:20', '22:10', '22:15'].map((time, index) => ({
    type: ['ORDER_PICKED', 'PENDING', 'ACCEPTED'][index] ?? '',
    datetime: `2026-11-20T${time}:00Z`,
  }));
  const { reports } = updateOfDetails({ ...anEvent(), problem: null, events });
  expect(reports.map(({ type, person }) => [type, person?.name])).toEqual([
    ['pending', undefined],
    ['accepted', 'João'],
    ['order-picked', 'João'],
  ]);
});
