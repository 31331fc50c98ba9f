import { expect, it } from 'vitest';
import { shownSteps } from './order-steps.ts';
import { aCustomerOrder } from './testing/a-customer-order.ts';

it('shows the reached steps and the remaining ones', () => {
  const order = aCustomerOrder({
    status: 'accepted',
    fulfilment: 'pickup',
    steps: [
      { status: 'pending', at: 1 },
      { status: 'accepted', at: 2 },
    ],
  });
  expect(shownSteps(order).map(({ status, place }) => `${status} ${place}`)).toEqual([
    'pending behind',
    'accepted here',
    'ready-for-pickup ahead',
    'delivered ahead',
  ]);
});

it('a cancelled order has no remaining steps', () => {
  const order = aCustomerOrder({
    status: 'cancelled',
    steps: [
      { status: 'pending', at: 1 },
      { status: 'cancelled', at: 2 },
    ],
  });
  expect(shownSteps(order).map(({ place }) => place)).toEqual(['behind', 'here']);
});
