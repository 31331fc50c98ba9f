import { getCustomerOrder } from '@comanda/contract/orders/customer/customer.calls';
import { sampleOf } from '@comanda/contract/testing/sample-of';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveOrder } from './live-order.ts';

/** A fake socket. Its server disconnects every client, and the socket reports it as the library does. */
const socket = vi.hoisted(() => {
  const handlers = new Map<string, (pushed?: unknown) => void>();
  return {
    active: false,
    connects: 0,
    on: (name: string, handler: (pushed?: unknown) => void) => handlers.set(name, handler),
    connect: () => {
      socket.connects += 1;
      handlers.get('connect_error')?.();
    },
    disconnect: () => handlers.get('disconnect')?.(),
    notify: (name: string, pushed?: unknown) => handlers.get(name)?.(pushed),
  };
});
vi.mock('socket.io-client', () => ({ io: () => socket }));

beforeEach(() => {
  socket.connects = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const stubPage = (fetched: () => Promise<Response>) => {
  vi.stubGlobal('document', { addEventListener: nothing, removeEventListener: nothing });
  vi.stubGlobal('fetch', fetched);
};

it('shows at once that its link has ended when the server disconnects it, and connects no more', async () => {
  const order = sampleOf(getCustomerOrder.output.wire, { preferred: ['2026-11-20T22:10:00Z'] });
  let answer = () => Response.json(order);
  stubPage(async () => answer());
  const live = createLiveOrder('link');
  const leave = live.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(live.view()).toMatchObject({ state: 'ready' });
  answer = () => Response.json({ erro: 'Acabou', motivo: 'order-link.invalid' }, { status: 404 });
  const before = socket.connects;
  socket.notify('connect');
  socket.notify('disconnect');
  await vi.advanceTimersByTimeAsync(0);
  expect(live.view()).toMatchObject({ state: 'ended', order: null });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(socket.connects).toBe(before);
  leave();
});

it('connects again after a refusal, and stops without a viewer', async () => {
  stubPage(() => Promise.reject(new Error('offline')));
  const live = createLiveOrder('link');
  const leave = live.follow();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(socket.connects).toBe(3);
  expect(live.view().isOnline).toBe(false);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.connects).toBe(3);
});

it('returns after the wait that a leaving server names, without a request in between', async () => {
  let requests = 0;
  stubPage(async () => {
    requests += 1;
    throw new Error('offline');
  });
  const live = createLiveOrder('link');
  const leave = live.follow();
  socket.notify('connect');
  await vi.advanceTimersByTimeAsync(0);
  const before = { requests, connects: socket.connects };
  socket.notify('servidor-sai', { volte_em: 3_000 });
  await vi.advanceTimersByTimeAsync(2_999);
  expect({ requests, connects: socket.connects }).toEqual(before);
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.connects).toBe(before.connects + 1);
  leave();
});
