import { useEffect, useRef } from 'react';
import { focusCard } from '../list/focus-card.ts';

/** The place of the focus before its element was removed. */
type Place = { kind: 'card'; orderId: number } | { kind: 'detail' } | null;

function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof Element)) return null;
  const card = target.closest<HTMLElement>('a[data-order]');
  if (card) return { kind: 'card', orderId: Number(card.dataset.order) };
  return target.closest('[data-order-detail]') ? { kind: 'detail' } : null;
}

const heading = () => document.querySelector<HTMLElement>('[data-order-heading]');

/**
 * Restores a focus that was lost with an order's element: into a closed section, out of the filters, or with a removed
 * button. It goes to the order's card, or else to the open order's heading. Checks after each render of its component.
 */
export function useStoredFocus(): void {
  const place = useRef<Place>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      place.current = placeOf(target);
    };
    // A click outside of all elements removes the focus on purpose.
    const forget = () => {
      place.current = null;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
  useEffect(() => {
    const stored = place.current;
    if (stored === null || document.activeElement !== document.body) return;
    const isShown =
      stored.kind === 'card' && document.querySelector(`a[data-order="${stored.orderId}"]`) !== null;
    if (stored.kind === 'card' && isShown) focusCard(stored.orderId);
    else heading()?.focus({ preventScroll: true });
  });
}
