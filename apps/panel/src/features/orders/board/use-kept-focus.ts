import { useEffect, useRef } from 'react';
import { focusCard } from '../list/focus-card.ts';

/** Where the focus was before what had it went away. */
type Place = { kind: 'card'; orderId: number } | { kind: 'detail' } | null;

function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof Element)) return null;
  const card = target.closest<HTMLElement>('a[data-order]');
  if (card) return { kind: 'card', orderId: Number(card.dataset.order) };
  return target.closest('[data-order-detail]') ? { kind: 'detail' } : null;
}

const heading = () => document.querySelector<HTMLElement>('[data-order-heading]');

/**
 * Gives the focus back when an order takes it along: into a closed section, out of the filters, or with a button that
 * is no more. It goes to the order's card, and where there is none to the open order's heading. Looks whenever the
 * component that uses it is drawn.
 */
export function useKeptFocus(): void {
  const place = useRef<Place>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      place.current = placeOf(target);
    };
    // Who clicks beside everything wants nothing focused.
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
    const kept = place.current;
    if (kept === null || document.activeElement !== document.body) return;
    const isShown =
      kept.kind === 'card' && document.querySelector(`a[data-order="${kept.orderId}"]`) !== null;
    if (kept.kind === 'card' && isShown) focusCard(kept.orderId);
    else heading()?.focus({ preventScroll: true });
  });
}
