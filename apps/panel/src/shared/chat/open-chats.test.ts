import { expect, it } from 'vitest';
import { createOpenChats } from './open-chats.ts';

const shown = (chats: ReturnType<typeof createOpenChats>) =>
  chats.get().map(({ orderId, isMinimised }) => (isMinimised ? `(${orderId})` : String(orderId)));

it('one is open at a time: the one before steps back, in its place', () => {
  const chats = createOpenChats();
  for (const orderId of [1, 2, 3]) chats.open(orderId);
  expect(shown(chats)).toEqual(['(1)', '(2)', '3']);
  chats.open(1);
  expect(shown(chats)).toEqual(['1', '(2)', '(3)']);
});

it('a message opens its conversation minimised, with an alert until a user opens it', () => {
  const chats = createOpenChats();
  chats.alert(1);
  expect(chats.get()).toEqual([{ orderId: 1, isMinimised: true, isAlerting: true, requested: 0 }]);
  chats.open(1, true);
  expect(chats.get()).toEqual([{ orderId: 1, isMinimised: false, isAlerting: false, requested: 1 }]);
});

it('one that was read and put aside says nothing any more', () => {
  const chats = createOpenChats();
  chats.open(1);
  chats.alert(1);
  chats.minimise(1);
  expect(chats.get()).toEqual([{ orderId: 1, isMinimised: true, isAlerting: false, requested: 0 }]);
});

it('closes the oldest quiet conversation first when there are too many', () => {
  const chats = createOpenChats();
  chats.restore(1);
  for (const orderId of [2, 3, 4, 5, 6, 7]) chats.alert(orderId);
  expect(shown(chats)).toEqual(['(2)', '(3)', '(4)', '(5)', '(6)', '(7)']);
});
