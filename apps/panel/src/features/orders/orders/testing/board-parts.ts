import { screen } from '@testing-library/react';
import { anOrderCard } from './an-order-card.ts';
import { createFakeServer } from './fake-server.ts';

const minute = 60_000;

/** An order that has just arrived, by the real clock of the test's machine. */
export function anOpenOrder(over: Parameters<typeof anOrderCard>[0] = {}) {
  return anOrderCard({
    receivedAt: Date.now() - minute,
    acceptBy: Date.now() + 7 * minute,
    promisedFor: Date.now() + 59 * minute,
    ...over,
  });
}

/** A fake server with these orders; it uses the real clock, too. */
export function serverWith(...orders: ReturnType<typeof anOrderCard>[]) {
  return createFakeServer(orders, () => Date.now());
}

/** Finds an order's card in the list. */
export function cardOf(code: string) {
  return screen.findByRole('link', { name: new RegExp(code) });
}

/** Finds the detail of an order. */
export function paneOf(code: string) {
  return screen.findByRole('region', { name: `Pedido #${code}` });
}
