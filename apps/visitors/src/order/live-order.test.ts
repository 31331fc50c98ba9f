import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveOrder } from './live-order.ts';

/** A socket whose server turns everybody away, as the library tells it. */
const socket = vi.hoisted(() => {
  const handlers = new Map<string, () => void>();
  return {
    active: false,
    connects: 0,
    on: (name: string, handler: () => void) => handlers.set(name, handler),
    connect: () => {
      socket.connects += 1;
      handlers.get('connect_error')?.();
    },
    disconnect: () => undefined,
  };
});
vi.mock('socket.io-client', () => ({ io: () => socket }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('knocks again where it was turned away, and no more once nobody looks', async () => {
  const nothing = () => undefined;
  vi.stubGlobal('document', { addEventListener: nothing, removeEventListener: nothing });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const live = createLiveOrder('link');
  const leave = live.follow();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(socket.connects).toBe(3);
  expect(live.view().isOnline).toBe(false);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.connects).toBe(3);
});
