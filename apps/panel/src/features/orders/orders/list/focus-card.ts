import { afterPaint } from '../../../../shared/after-paint.ts';

/** Maximum number of tries to focus a row. A distant row is rendered shortly after the list has scrolled to it. */
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

/**
 * Focuses a card of the list after its render, if the card is on the screen. A later request replaces an
 * earlier one.
 */
export function focusCard(orderId: number): void {
  focusWhenDrawn(() => document.querySelector<HTMLElement>(`a[data-order="${orderId}"]`));
}

/** Focuses the header of a section after its render. */
export function focusSection(section: string): void {
  focusWhenDrawn(() => document.querySelector<HTMLElement>(`[data-section="${section}"] button`));
}

/** Id of the order whose card has the focus. */
export function focusedOrderId(): number | null {
  const card = document.activeElement?.closest<HTMLElement>('a[data-order]');
  return card ? Number(card.dataset.order) : null;
}
