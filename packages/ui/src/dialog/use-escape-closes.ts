import { useEffect, useRef } from 'react';

/** Windows that are open, the last opened last, each with what closes it; null in one: Escape does not. */
const windows: { current: (() => void) | null }[] = [];
let isListening = false;

/** One listener for all: were there one of each, the key that closed one would be heard by the one below it, too. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  // What is open inside a window closes first, and says so.
  const { target } = event;
  if (target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]')) return;
  windows.at(-1)?.current?.();
}

/** While the component that uses this is shown, and stands above all others, Escape closes it. Null: it cannot be closed. */
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
