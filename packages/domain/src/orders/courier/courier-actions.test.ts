import { expect, it } from 'vitest';
import { courierOffer, needsRelease } from './courier-actions.ts';

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
  ['one that came back', { ...order, status: 'sent', courierStatus: 'returned' }, { mayRequest: true }],
  [
    'one without courier on its way',
    { ...order, status: 'sent', courierStatus: 'dropped' },
    { mayRequest: true },
  ],
  [
    'one on the way back',
    { ...order, status: 'sent', courierStatus: 'returning', courierRequestId: '4' },
    {},
  ],
  [
    'a delivered one whose courier still comes',
    { ...order, status: 'delivered', courierStatus: 'waiting-collect', courierRequestId: '4' },
    { mayCallOff: true },
  ],
  [
    'a cancelled one whose courier still comes',
    { ...order, status: 'cancelled', courierStatus: 'waiting-collect', courierRequestId: '4' },
    {},
  ],
  [
    'a cancelled one',
    { ...order, status: 'cancelled', courierStatus: 'searching', courierRequestId: '4' },
    {},
  ],
] as const)('%s', (_name, tried, offered) => {
  expect(courierOffer(tried)).toEqual({ ...nothing, ...offered });
});

const coming = { status: 'accepted', courierStatus: 'waiting-collect', courierLinkCode: null } as const;

it.each([
  ['delivering while a courier of the service comes', coming, 'delivered', true],
  ['sending while he comes: he may stand at the counter', coming, 'sent', false],
  ['delivering what was sent by hand: he may have it', { ...coming, status: 'sent' }, 'delivered', false],
  [
    "delivering while the store's own courier comes",
    { ...coming, courierLinkCode: 'A-K7QF2' },
    'delivered',
    false,
  ],
  ['delivering while one is sought', { ...coming, courierStatus: 'searching' }, 'delivered', true],
  ['sending while one is sought', { ...coming, courierStatus: 'searching' }, 'sent', true],
  [
    'delivering what he has',
    { ...coming, status: 'sent', courierStatus: 'with-delivery' },
    'delivered',
    false,
  ],
  [
    'cancelling what he has',
    { ...coming, status: 'sent', courierStatus: 'with-delivery' },
    'cancelled',
    true,
  ],
  [
    'cancelling what comes back: there is nobody to call off',
    { ...coming, status: 'sent', courierStatus: 'returning' },
    'cancelled',
    false,
  ],
  ['printing', { ...coming, courierStatus: 'searching' }, 'printed', false],
  ['delivering without a courier', { ...coming, courierStatus: null }, 'delivered', false],
] as const)('%s', (_name, tried, target, isFirst) => {
  expect(needsRelease(tried, target)).toBe(isFirst);
});
