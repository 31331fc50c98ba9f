import { can, type Permission } from '@comanda/domain/people/access/permissions';
import { expect, it } from 'vitest';
import { actionsFor } from './actions-for.ts';
import { anOrderCard } from './testing/an-order-card.ts';

it.each<[string, Permission[], string[]]>([
  ['nothing to who may only look', ['orders.read'], []],
  ['the way on, and no cancelling', ['orders.change-status'], ['accept']],
  ['all of it', ['orders.change-status', 'orders.cancel'], ['accept', 'cancel']],
])('offers %s', (_what, permissions, actions) => {
  const offered = actionsFor(anOrderCard(), (permission) => can({ permissions }, permission));
  expect(offered.map(({ action }) => action)).toEqual(actions);
});
