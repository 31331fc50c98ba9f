import { useEffect, useState } from 'react';

const held = new Set<number>();
const waiting = new Set<() => void>();

function release({ pointerId }: PointerEvent): void {
  held.delete(pointerId);
  // The click at the end of a touch comes after this event. It must hit the same element as the touch, so
  // changes wait for it.
  setTimeout(() => {
    if (held.size > 0) return;
    for (const change of [...waiting]) {
      waiting.delete(change);
      change();
    }
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', ({ pointerId }) => held.add(pointerId), { capture: true });
  document.addEventListener('pointerup', release, { capture: true });
  document.addEventListener('pointercancel', release, { capture: true });
}

/**
 * Delays a change of layout while a user touches the screen, so that nothing moves under a finger. Returns a
 * function that cancels the change.
 */
export function whenUntouched(change: () => void): () => void {
  if (held.size === 0) {
    change();
    return () => undefined;
  }
  waiting.add(change);
  return () => waiting.delete(change);
}

/**
 * Returns `value`, but changes it only while the screen is not touched. For values that move content of the
 * screen.
 */
export function useUntouched<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => whenUntouched(() => setShown(value)), [value]);
  return shown;
}
