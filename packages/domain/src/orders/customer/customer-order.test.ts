import { expect, it } from 'vitest';
import { stepsOf } from './customer-order.ts';

it('a status that was undone was never reached', () => {
  const steps = stepsOf([
    { status: 'pending', at: 1 },
    { status: 'accepted', at: 2 },
    { status: 'accepted', at: 3 },
    { status: 'sent', at: 4 },
    { status: 'accepted', at: 5 },
    { status: 'sent', at: 9 },
  ]);
  expect(steps).toEqual([
    { status: 'pending', at: 1 },
    { status: 'accepted', at: 2 },
    { status: 'sent', at: 9 },
  ]);
});
