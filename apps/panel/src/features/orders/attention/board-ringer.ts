import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '../../../shared/after-paint.ts';
import { createRinger } from '../../../shared/sound/ringer.ts';

/** The one ringer of this window. It touches the sound device only after a gesture. */
export const boardRinger = createRinger();

/** How the ringer stands, for screens. */
export function useRingerState() {
  return useSyncExternalStore(boardRinger.subscribe, boardRinger.getSnapshot, boardRinger.getSnapshot);
}

/** Lets the sound out at the first touch or key anywhere, which is all a browser asks for. */
export function useUnlockBySomeGesture(): void {
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return;
    let cancel: () => void = () => undefined;
    const unlock = () => {
      cancel();
      // Opening the sound device takes a slow computer 50 ms: the gesture's own effect shows first.
      cancel = afterPaint(() => {
        if (boardRinger.getSnapshot().state === 'locked') void boardRinger.unlock();
      });
    };
    document.addEventListener('pointerup', unlock);
    document.addEventListener('keydown', unlock);
    return () => {
      cancel();
      document.removeEventListener('pointerup', unlock);
      document.removeEventListener('keydown', unlock);
    };
  }, []);
}
