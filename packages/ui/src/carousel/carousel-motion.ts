/** The requirements fix these times and distances (ORD-051, ORD-053, ORD-054). */
export const advanceEveryMs = 3000;
export const restAfterTouchMs = 7000;
export const swipeThresholdPx = 50;

/** Px that a pointer may move during a click. */
const clickSlackPx = 8;

export interface CarouselSituation {
  slideCount: number;
  /** The person chose the visible slide; otherwise the timer did. */
  wasTouched: boolean;
  /** Stopped by its pause button. */
  isPaused: boolean;
  /** Hovered, focused or being dragged. */
  isHeld: boolean;
  prefersReducedMotion: boolean;
}

/** Milliseconds until the automatic next slide; null while it must not change. */
export function nextAdvanceMs(situation: CarouselSituation): number | null {
  const { slideCount, wasTouched, isPaused, isHeld, prefersReducedMotion } = situation;
  if (slideCount < 2 || isPaused || isHeld || prefersReducedMotion) return null;
  return wasTouched ? restAfterTouchMs : advanceEveryMs;
}

/** Turns a drag in px into a step: the next slide (leftwards), the previous one, or none. */
export function swipeStep(distancePx: number): -1 | 0 | 1 {
  if (Math.abs(distancePx) < swipeThresholdPx) return 0;
  return distancePx < 0 ? 1 : -1;
}

/** True if a movement in px is a drag and no click. */
export function isDrag(distancePx: number): boolean {
  return Math.abs(distancePx) >= clickSlackPx;
}

/** The index after `step`, wrapped at both ends. */
export function wrapIndex(index: number, step: number, slideCount: number): number {
  return slideCount === 0 ? 0 : (((index + step) % slideCount) + slideCount) % slideCount;
}
