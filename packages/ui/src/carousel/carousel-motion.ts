/** Times in milliseconds and distances in px that the requirements set (ORD-051, ORD-053, ORD-054). */
export const advanceEveryMs = 3000;
export const restAfterTouchMs = 7000;
export const swipeThresholdPx = 50;

/** Distance in px that a pointer may move during a click. */
const clickSlackPx = 8;

export interface CarouselSituation {
  slideCount: number;
  /** True if the user chose the visible slide. False if the timer did. */
  wasTouched: boolean;
  /** True if the user stopped the carousel with its pause button. */
  isPaused: boolean;
  /** True while the user hovers, focuses or drags the carousel. */
  isHeld: boolean;
  prefersReducedMotion: boolean;
}

/** Milliseconds until the automatic next slide. Null while the slide must not change. */
export function nextAdvanceMs(situation: CarouselSituation): number | null {
  const { slideCount, wasTouched, isPaused, isHeld, prefersReducedMotion } = situation;
  if (slideCount < 2 || isPaused || isHeld || prefersReducedMotion) return null;
  return wasTouched ? restAfterTouchMs : advanceEveryMs;
}

/**
 * Converts a drag in px to a step: 1 for the next slide (dragged to the left), -1 for the previous one, 0 for
 * none.
 */
export function swipeStep(distancePx: number): -1 | 0 | 1 {
  if (Math.abs(distancePx) < swipeThresholdPx) return 0;
  return distancePx < 0 ? 1 : -1;
}

/** True if a movement in px is a drag and no click. */
export function isDrag(distancePx: number): boolean {
  return Math.abs(distancePx) >= clickSlackPx;
}

/** Returns the index after `step`. It continues at the other end of the list. */
export function wrapIndex(index: number, step: number, slideCount: number): number {
  return slideCount === 0 ? 0 : (((index + step) % slideCount) + slideCount) % slideCount;
}
