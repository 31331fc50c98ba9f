import { expect, it } from 'vitest';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { CHAT_AFTER_DELIVERY_MS, canChat } from './can-chat.ts';

const NOW = Date.parse('2026-11-20T22:00:00Z');

it('both sides may write while an order is open, and for a day after its delivery', () => {
  const open = ORDER_STATUSES.filter((status) =>
    canChat({ status, closedAt: null, isChatEnabled: true }, NOW),
  );
  expect(open).toEqual(['pending', 'accepted', 'sent', 'ready-for-pickup', 'delivered']);
  const delivered = { status: 'delivered' as const, isChatEnabled: true };
  expect(canChat({ ...delivered, closedAt: NOW - CHAT_AFTER_DELIVERY_MS + 1 }, NOW)).toBe(true);
  expect(canChat({ ...delivered, closedAt: NOW - CHAT_AFTER_DELIVERY_MS }, NOW)).toBe(false);
});

it('both sides are refused when the platform does not allow a conversation', () => {
  expect(canChat({ status: 'accepted', closedAt: null, isChatEnabled: false }, NOW)).toBe(false);
});
