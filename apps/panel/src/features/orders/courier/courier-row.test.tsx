// @vitest-environment jsdom

import { createQueryClient } from '@comanda/client/api/query-client.ts';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CourierRow } from './courier-row.tsx';

const order = {
  orderId: 9,
  code: 'K7QF',
  status: 'accepted',
  courierStatus: 'searching',
  courierRequestId: '5',
  courierLinkCode: 'A-K7QF2',
} as OrderCard;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Renders the row below its card in a list of 400 px; returns true if it was scrolled into view. */
function show(card: { top: number; isChosen: boolean }): boolean {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'A' ? new DOMRect(0, card.top, 300, 100) : new DOMRect(0, 0, 300, 400);
  });
  const scrolled = vi.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <div>
        <ul>
          <li>
            <a href="/pedidos?pedido=9" aria-current={card.isChosen || undefined}>
              #K7QF
            </a>
            <CourierRow order={order} />
          </li>
        </ul>
      </div>
    </QueryClientProvider>,
  );
  expect(screen.getByText('A-K7QF2')).toBeTruthy();
  return scrolled.mock.calls.length > 0;
}

it.each([
  ['below the chosen card at the edge is brought into sight', { top: 300, isChosen: true }, true],
  ['below another card stays where it is', { top: 300, isChosen: false }, false],
  ['of a card that is scrolled away does not move the list', { top: 380, isChosen: true }, false],
])('the code %s', (_name, card, isBrought) => {
  expect(show(card)).toBe(isBrought);
});
