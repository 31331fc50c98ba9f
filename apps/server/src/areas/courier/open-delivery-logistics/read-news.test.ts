import { logisticsEventWire } from '@comanda/contract/courier/open-delivery-logistics.wire';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newsOfDetails, newsOfEvent } from './read-news.ts';

const anEvent = (over: object = {}) =>
  z.parse(logisticsEventWire, {
    deliveryId: 'd1',
    orderId: 'o1',
    event: { type: 'ACCEPTED', datetime: '2026-11-20T22:12:00Z' },
    vehicle: { type: 'MOTORBIKE_BAG', container: 'THERMIC' },
    deliveryPerson: { id: 'c1', name: 'João' },
    ...over,
  });

it('reads who comes, on what and when', () => {
  expect(newsOfEvent(anEvent()).reports).toEqual([
    {
      type: 'accepted',
      word: 'ACCEPTED',
      at: Date.parse('2026-11-20T22:12:00Z'),
      person: { name: 'João', vehicle: 'Moto', plate: null, phone: null },
      note: null,
    },
  ]);
});

it('keeps words it does not know, without a meaning', () => {
  const [report] = newsOfEvent(
    anEvent({ event: { type: 'FED_A_CAT', datetime: '2026-11-20T22:12:00Z' } }),
  ).reports;
  expect(report).toMatchObject({ type: null, word: 'FED_A_CAT' });
});

it('says why in Portuguese, and what waits for the store', () => {
  const event = {
    type: 'REJECTED',
    datetime: '2026-11-20T22:12:00Z',
    rejectionInfo: { reason: 'REGION_NOT_SERVED' },
  };
  expect(newsOfEvent(anEvent({ event })).reports[0]?.note).toBe('a região não é atendida');
  const problem = [{ reason: 'NOBODY_TO_RECEIVE', needMerchantAction: true, canFinishDeliver: false }];
  expect(newsOfEvent(anEvent({ problem })).problem).toEqual({
    reason: 'NOBODY_TO_RECEIVE',
    words: 'ninguém para receber',
    at: Date.parse(anEvent().event.datetime),
    canFinish: false,
    needsStore: true,
  });
});

it('shows links people may open, and no others', () => {
  const link = (externalTrackingURL: string) => newsOfEvent(anEvent({ externalTrackingURL })).trackingUrl;
  expect(link('https://ver.example/d1')).toBe('https://ver.example/d1');
  expect(link('javascript:alert(1)')).toBeNull();
  expect(link('//ver.example')).toBeNull();
});

it('reads a whole delivery oldest first', () => {
  const events = ['22:20', '22:10', '22:15'].map((time, index) => ({
    type: ['ORDER_PICKED', 'PENDING', 'ACCEPTED'][index] ?? '',
    datetime: `2026-11-20T${time}:00Z`,
  }));
  const { reports } = newsOfDetails({ ...anEvent(), problem: null, events });
  expect(reports.map(({ type, person }) => [type, person?.name])).toEqual([
    ['pending', undefined],
    ['accepted', 'João'],
    ['order-picked', 'João'],
  ]);
});
