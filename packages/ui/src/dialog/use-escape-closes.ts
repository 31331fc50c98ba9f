import { useEffect, useRef } from 'react';

/** Close functions of the open windows, the last opened last. A window with null ignores Escape. */
const windows: { current: (() => void) | null }[] = [];
let isListening = false;

/** One listener for all: with one each, the same key press would also close the window below. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  // A menu or list inside the window closes first; it marks itself.
  const { target } = event;
  if (target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]')) return;
  windows.at(-1)?.current?.();
}

/** Escape closes the calling component while it is the topmost window. Null: it cannot be closed. */
export function useEscapeCloses(onClose: (() => void) | null): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isListening) {
      isListening = true;
      window.addEventListener('keydown', onKeyDown, { capture: true });
    }
    windows.push(latest);
    return () => {
      windows.splice(windows.indexOf(latest), 1);
    };
  }, []);
}
