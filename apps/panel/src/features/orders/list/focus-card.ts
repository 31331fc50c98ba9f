import { afterPaint } from '../after-paint.ts';

let cancelFocus: () => void = () => undefined;

/** Puts the focus on a card of the list once it is drawn, if it is on the screen; the last one asked for wins. */
export function focusCard(orderId: number): void {
  cancelFocus();
  cancelFocus = afterPaint(() => {
    document.querySelector<HTMLElement>(`a[data-order="${orderId}"]`)?.focus({ preventScroll: true });
  });
}

/** The order whose card has the focus. */
export function focusedOrderId(): number | null {
  const card = document.activeElement?.closest<HTMLElement>('a[data-order]');
  return card ? Number(card.dataset.order) : null;
}
