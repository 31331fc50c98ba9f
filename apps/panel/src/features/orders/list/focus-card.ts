import { afterPaint } from '../../../shared/after-paint.ts';

/** A row far away is drawn only once the list has scrolled to it, and the list follows a moment later. */
const mostAttempts = 10;

let cancelFocus: () => void = () => undefined;

function focusWhenDrawn(find: () => HTMLElement | null, attempt = 1): void {
  cancelFocus();
  cancelFocus = afterPaint(() => {
    const found = find();
    if (found) found.focus({ preventScroll: true });
    else if (attempt < mostAttempts) focusWhenDrawn(find, attempt + 1);
  });
}

/** Puts the focus on a card of the list once it is drawn, if it is on the screen; the last one asked for wins. */
export function focusCard(orderId: number): void {
  focusWhenDrawn(() => document.querySelector<HTMLElement>(`a[data-order="${orderId}"]`));
}

/** Puts the focus on the head of a section once it is drawn. */
export function focusSection(section: string): void {
  focusWhenDrawn(() => document.querySelector<HTMLElement>(`[data-section="${section}"] button`));
}

/** The order whose card has the focus. */
export function focusedOrderId(): number | null {
  const card = document.activeElement?.closest<HTMLElement>('a[data-order]');
  return card ? Number(card.dataset.order) : null;
}
