import { useEffect, useState } from 'react';

const held = new Set<number>();
const waiting = new Set<() => void>();

function release({ pointerId }: PointerEvent): void {
  held.delete(pointerId);
  // The click that ends the touch still meets what was there when it began.
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

/** Does at once, or as soon as nobody touches the screen, what may move something under a finger. Returns how not to. */
export function whenUntouched(change: () => void): () => void {
  if (held.size === 0) {
    change();
    return () => undefined;
  }
  waiting.add(change);
  return () => waiting.delete(change);
}

/** A value that may move what is on the screen: during a touch it stays as it was when the touch began. */
export function useUntouched<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => whenUntouched(() => setShown(value)), [value]);
  return shown;
}
