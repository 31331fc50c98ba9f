import { expect, it } from 'vitest';
import { type Field, namesWhere } from '../../kit/fields/fields.ts';
import { hideFields } from '../privacy/hidden-customer.ts';
import {
  BROUGHT,
  CARD_FIELDS,
  goingWith,
  HIDDEN_FROM_VISITS,
  HIDDEN_NEXT_DAY,
  newCard,
} from './order-card.ts';

const texts = namesWhere(CARD_FIELDS, ({ type }: Field) => ['text', 'text?', 'texts'].includes(String(type)));

/** Texts that are never deleted from old orders. Add a field only on purpose. */
const SHARED = [
  ...['code', 'courierLinkCode', 'courierRequestId', 'district', 'itemsOut', 'origin'],
  ...['paymentSummary', 'ticketLines'],
];

it('each text of a card leaves old orders, except these', () => {
  const going = [...goingWith('contacts'), ...goingWith('names')];
  expect(texts.filter((name) => !going.includes(name)).sort()).toEqual(SHARED);
});

it('hides fields from visits, and some on the days after the order', () => {
  expect(HIDDEN_NEXT_DAY).toContain('customerPhone');
  expect(HIDDEN_FROM_VISITS).toEqual(expect.arrayContaining(HIDDEN_NEXT_DAY));
  const card = Object.fromEntries(texts.map((name) => [name, `<${name} 987654321>`]));
  const reported = JSON.stringify(hideFields(card, HIDDEN_FROM_VISITS));
  const left = texts.filter((name) => reported.includes(`<${name} 987654321>`));
  expect(left).toEqual(texts.filter((name) => !HIDDEN_FROM_VISITS.includes(name)));
});

it('a new card has each declared field, and no other', () => {
  const brought = Object.fromEntries(BROUGHT.map((name) => [name, name]));
  const card = newCard(7, { ...brought, document: 'x' } as never);
  expect(Object.keys(card).sort()).toEqual(Object.keys(CARD_FIELDS).sort());
  expect(card).toMatchObject({ ...brought, orderId: 7, version: 1, closedAt: null });
});
