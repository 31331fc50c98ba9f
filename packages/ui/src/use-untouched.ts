import { useEffect, useState } from 'react';

const held = new Set<number>();
const waiting = new Set<() => void>();

function release({ pointerId }: PointerEvent): void {
  held.delete(pointerId);
  // The click at the end of a touch still hits the element from its start.
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
 * Delays a change of layout until the screen is not touched, so that nothing moves under a finger.
 * Returns a function that cancels it.
 */
export function whenUntouched(change: () => void): () => void {
  if (held.size === 0) {
    change();
    return () => undefined;
  }
  waiting.add(change);
  return () => waiting.delete(change);
}

/** A value that moves content of the screen, so it does not change during a touch. */
export function useUntouched<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => whenUntouched(() => setShown(value)), [value]);
  return shown;
}
