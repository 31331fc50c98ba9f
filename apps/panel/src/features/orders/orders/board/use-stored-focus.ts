import { useEffect, useRef } from 'react';
import { focusCard } from '../list/focus-card.ts';

/** The position of the focus before the focused element was removed. */
type Place = { kind: 'card'; orderId: number } | { kind: 'detail' } | null;

function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof Element)) return null;
  const card = target.closest<HTMLElement>('a[data-order]');
  if (card) return { kind: 'card', orderId: Number(card.dataset.order) };
  return target.closest('[data-order-detail]') ? { kind: 'detail' } : null;
}

const heading = () => document.querySelector<HTMLElement>('[data-order-heading]');

/**
 * Restores the focus when its element disappears: the order moved to a closed section, a filter hides it, or
 * a button was removed. The focus goes to the order's card, otherwise to the open order's heading. Checks
 * after each render of the component.
 */
export function useStoredFocus(): void {
  const place = useRef<Place>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      place.current = placeOf(target);
    };
    // A click outside of all elements removes the focus on purpose, so it must not be restored.
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
