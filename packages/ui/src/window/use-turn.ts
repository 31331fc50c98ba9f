import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

let isAnotherOpening = false;

/**
 * True when the window may open. Windows that React renders together open one after another, because the
 * library would otherwise hide each from the other.
 */
export function useTurn(): boolean {
  const [isTurn, setTurn] = useState(false);
  useLayoutEffect(() => {
    if (isAnotherOpening) return queueMicrotask(() => flushSync(() => setTurn(true)));
    isAnotherOpening = true;
    queueMicrotask(() => {
      isAnotherOpening = false;
    });
    setTurn(true);
  }, []);
  return isTurn;
}
