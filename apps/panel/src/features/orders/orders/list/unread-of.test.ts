import { expect, it } from 'vitest';
import { unreadOf } from './unread-of.ts';

it('counts readable messages, and none after the order was cancelled', () => {
  expect(unreadOf({ status: 'accepted', chatUnread: 2 })).toBe(2);
  expect(unreadOf({ status: 'cancelled', chatUnread: 2 })).toBe(0);
});
