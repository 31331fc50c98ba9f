import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newMessageWire } from './chat.wire.ts';
import { newMessageId } from './new-message-id.ts';

it('makes ids the server takes, each time another', () => {
  const ids = Array.from({ length: 100 }, newMessageId);
  expect(new Set(ids).size).toBe(100);
  for (const _id of ids) expect(z.safeParse(newMessageWire, { _id, text: 'oi' }).success).toBe(true);
});
