/** A point of the window, px; null when nobody pointed (a key, a screen reader). */
export type Place = { x: number; y: number } | null;

/** Right after a step another one stands under the finger: a second tap within this time was meant for the first. */
const restMs = 1000;
/** Fingers tremble about as much. */
const sameplacePx = 40;
/** What has just moved under the finger was not aimed at. */
const settleMs = 350;

/** Where a click was made; screen readers and keys click at no place. */
export function placeOf({ clientX, clientY }: { clientX: number; clientY: number }): Place {
  return clientX === 0 && clientY === 0 ? null : { x: clientX, y: clientY };
}

/** Keeps a second tap on the same place, and one on what has just moved there, from doing anything. */
export function createTapGuard(now: () => number = () => performance.now()) {
  let last: { at: number; place: Place } = { at: -restMs, place: null };
  let movedAt = -settleMs;
  return {
    /** The list has put other orders where they did not stand, by itself. */
    moved: () => {
      movedAt = now();
    },
    /** Whether a tap counts; the one that does is the first of the next. */
    takes: (place: Place): boolean => {
      if (place === null) return true;
      const at = now();
      const isSame =
        last.place !== null && Math.hypot(place.x - last.place.x, place.y - last.place.y) < sameplacePx;
      if ((isSame && at - last.at < restMs) || at - movedAt < settleMs) return false;
      last = { at, place };
      return true;
    },
  };
}

/** The board's own. */
export const tapGuard = createTapGuard();
