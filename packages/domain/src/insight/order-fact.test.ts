import { expect, it } from 'vitest';
import { foldedName, itemKeyOf, saleWayOf } from './order-fact.ts';

it.each(['Vila Mariana', 'vila mariana ', 'VILA  MARIANA', 'Víla Mariana', '\u00a0Vila\tMariana'])(
  'a district written as %j is one of five',
  (name) => {
    expect(foldedName(name)).toBe('vila mariana');
  },
);

it('a product is one item whatever it was called; what nobody knows goes by its name', () => {
  expect(itemKeyOf({ productId: 7, name: 'Calabresa' })).toBe(
    itemKeyOf({ productId: 7, name: 'Calabresa G' }),
  );
  expect(itemKeyOf({ productId: null, name: 'CALABRESA ' })).toBe(
    itemKeyOf({ productId: null, name: 'calabresa' }),
  );
});

it.each([
  [{ onlineCents: 0, cardCents: 0, cashCents: 0 }, 'online'],
  [{ onlineCents: 10, cardCents: 10, cashCents: 10 }, 'online'],
  [{ onlineCents: 0, cardCents: 10, cashCents: 10 }, 'card'],
  [{ onlineCents: 5, cardCents: 0, cashCents: 10 }, 'cash'],
] as const)('%j counts once, as %s', (paid, way) => {
  expect(saleWayOf(paid)).toBe(way);
});
