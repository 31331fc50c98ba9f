import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '../../../../shared/after-paint.ts';
import { createRinger } from '../../../../shared/sound/ringer.ts';

/**
 * The only ringer of this window. Opens the sound device only after a touch or key, because browsers require
 * it.
 */
export const boardRinger = createRinger();

export function useRingerState() {
  return useSyncExternalStore(boardRinger.subscribe, boardRinger.getSnapshot, boardRinger.getSnapshot);
}

/** Unlocks the sound at the first touch or key on the page: browsers allow sound only after such a gesture. */
export function useUnlockBySomeGesture(): void {
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return;
    let cancel: () => void = () => undefined;
    const unlock = () => {
      cancel();
      // Opening the sound device takes 50 ms on a slow computer, so this waits until the browser has painted
      // the effect of the gesture.
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
