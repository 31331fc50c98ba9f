import { useEffect, useRef } from 'react';

const baseMark = 'comandaBase';
const coverMark = 'comandaCover';

/** Functions that close the open components. Back calls the last one. */
const closers: (() => void)[] = [];
let isListening = false;
/**
 * Called after the step forward that follows the user's Back, to close the component. Null: no such step is
 * in progress.
 */
let returning: (() => void) | null = null;
/** True while the browser shows a history entry that this module pushed. */
let isOnCover = false;

const isMarked = (state: unknown, mark: string): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, mark) === true;

/**
 * Pushes a history entry that Back will remove. If the component closes in another way, the entry stays and
 * serves the next component. Uses the history API directly, because the router must not react.
 */
function cover(): void {
  isOnCover = true;
  const { state } = window.history;
  if (returning || isMarked(state, coverMark)) return;
  History.prototype.replaceState.call(window.history, { ...state, [baseMark]: true }, '');
  History.prototype.pushState.call(window.history, { ...state, [coverMark]: true }, '');
}

function onPopState(event: PopStateEvent): void {
  const hasLeftCover = isOnCover;
  isOnCover = isMarked(event.state, coverMark);
  if (returning) {
    event.stopImmediatePropagation();
    const close = returning;
    returning = null;
    // Closes only after the step forward. Closing may write another address, which must go to the current
    // history entry.
    close();
    return;
  }
  const close = closers.at(-1);
  if (close) {
    event.stopImmediatePropagation();
    returning = close;
    window.history.forward();
  } else if (hasLeftCover && isMarked(event.state, baseMark)) {
    // Nothing is open, so the user wants the previous page.
    event.stopImmediatePropagation();
    window.history.back();
  }
}

/**
 * The browser's Back (a gesture on phones) closes the calling component instead of leaving the page.
 * Null: the component cannot be closed, and Back leaves the page.
 */
export function useBackCloses(onClose: (() => void) | null): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  const isClosable = onClose !== null;
  useEffect(() => {
    if (!isClosable) return;
    if (!isListening) {
      isListening = true;
      window.addEventListener('popstate', onPopState, { capture: true });
    }
    const close = () => latest.current?.();
    closers.push(close);
    cover();
    return () => {
      closers.splice(closers.indexOf(close), 1);
    };
  }, [isClosable]);
}
