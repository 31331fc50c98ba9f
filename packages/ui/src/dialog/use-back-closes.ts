import { useEffect, useRef } from 'react';

const baseMark = 'comandaBase';
const coverMark = 'comandaCover';

/** What Back closes at present, the last opened last. */
const closers: (() => void)[] = [];
let isListening = false;
/** What the step forward closes that follows a Back which only closes something; null: there is none under way. */
let returning: (() => void) | null = null;
/** Whether the entry of the history that the browser shows is one of ours. */
let isOnCover = false;

const isMarked = (state: unknown, mark: string): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, mark) === true;

/**
 * Lays an entry of our own over the present one, for the browser's Back to take away. It stays when the dialog is closed
 * otherwise, and serves the next one. The history's own functions: the router need not hear of it.
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
    // Not before: who closes it may write another address, and that belongs to the entry which is shown from now on.
    close();
    return;
  }
  const close = closers.at(-1);
  if (close) {
    event.stopImmediatePropagation();
    returning = close;
    window.history.forward();
  } else if (hasLeftCover && isMarked(event.state, baseMark)) {
    // An idle cover: the person means the page before this one.
    event.stopImmediatePropagation();
    window.history.back();
  }
}

/**
 * While the component that uses this is shown, the browser's Back (a phone's gesture) closes it instead of leaving the
 * page. Null: it cannot be closed, and Back is the page's.
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
