import { toastStore } from '@comanda/ui/toast/toast.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anOrderCard } from '../testing/an-order-card.ts';
import { createArrivalToast } from './arrival-toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id);
  vi.useRealTimers();
});

const shown = () => toastStore.getSnapshot().map(({ text, link }) => `${text} → ${link?.href}`);
const arrived = (orderId: number) => [anOrderCard({ orderId, code: `K${orderId}`, customerName: 'Ana' })];

it('leads to the order; several orders at once are one toast that leads to the board', () => {
  const showToast = createArrivalToast();
  showToast(arrived(1));
  expect(shown()).toEqual(['Novo pedido #K1, Ana → /pedidos?pedido=1']);
  showToast(arrived(2));
  showToast(arrived(3));
  expect(shown()).toEqual(['3 novos pedidos → /pedidos']);
});

it('restarts the count after the last one is gone', () => {
  const showToast = createArrivalToast();
  showToast(arrived(1));
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual([]);
  showToast(arrived(2));
  expect(shown()).toEqual(['Novo pedido #K2, Ana → /pedidos?pedido=2']);
});
