import { expect, it } from 'vitest';
import {
  type ChatMessage,
  conversationIdOf,
  firstGap,
  mergeMessages,
  orderOfConversation,
} from './chat-message.ts';

const message = (number: number): ChatMessage => ({
  messageId: `m-${number}`,
  number,
  author: 'customer',
  authorName: null,
  text: String(number),
  createdAt: number,
});

it('merges messages without duplicates and in order, for any order of arrival', () => {
  const known = [1, 2, 5].map(message);
  const merged = mergeMessages(known, [4, 2, 4].map(message));
  expect(merged.map(({ number }) => number)).toEqual([1, 2, 4, 5]);
  expect(mergeMessages(known, [message(2)])).toBe(known);
});

it('a gap gives the number to fetch from', () => {
  expect(firstGap([4, 5, 6].map(message))).toBeNull();
  expect(firstGap([4, 5, 7].map(message))).toBe(5);
  expect(firstGap([])).toBeNull();
});

it('a conversation has the name of its order', () => {
  expect(orderOfConversation(conversationIdOf({ storeId: 7, orderId: 12 }))).toEqual({
    storeId: 7,
    orderId: 12,
  });
  expect(orderOfConversation('7-')).toBeNull();
  expect(orderOfConversation('7-12-1')).toBeNull();
});
