import { expect, it } from 'vitest';
import { courierOffer } from './courier-actions.ts';

const order = {
  status: 'accepted',
  fulfilment: 'delivery',
  canUseCourier: true,
  isLocated: true,
  courierStatus: null,
  courierRequestId: null,
} as const;
const nothing = { mayRequest: false, lacksPlace: false, mayCancelSearch: false, mayCallOff: false };

it.each([
  ['an accepted delivery', order, { mayRequest: true }],
  ['one whose store has no couriers', { ...order, canUseCourier: false }, {}],
  ['one without a place', { ...order, isLocated: false }, { lacksPlace: true }],
  ['a pickup', { ...order, fulfilment: 'pickup' }, {}],
  ['a pending one', { ...order, status: 'pending' }, {}],
  ['a pending one without a place', { ...order, status: 'pending', isLocated: false }, {}],
  [
    'one being sought',
    { ...order, courierStatus: 'searching', courierRequestId: '4' },
    { mayCancelSearch: true },
  ],
  [
    'one with a courier coming',
    { ...order, courierStatus: 'waiting-collect', courierRequestId: '4' },
    { mayCallOff: true },
  ],
  ['one on the way', { ...order, status: 'sent', courierStatus: 'with-delivery', courierRequestId: '4' }, {}],
  [
    'a cancelled one',
    { ...order, status: 'cancelled', courierStatus: 'searching', courierRequestId: '4' },
    {},
  ],
] as const)('%s', (_name, tried, offered) => {
  expect(courierOffer(tried)).toEqual({ ...nothing, ...offered });
});
