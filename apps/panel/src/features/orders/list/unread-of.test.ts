import { expect, it } from 'vitest';
import { unreadOf } from './unread-of.ts';

it('counts what can be read, and nothing once the order is cancelled', () => {
  expect(unreadOf({ status: 'accepted', chatUnread: 2 })).toBe(2);
  expect(unreadOf({ status: 'cancelled', chatUnread: 2 })).toBe(0);
});
