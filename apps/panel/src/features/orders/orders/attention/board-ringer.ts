import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '../../../../shared/after-paint.ts';
import { createRinger } from '../../../../shared/sound/ringer.ts';

/** The only ringer of this window. It opens the sound device only after a gesture. */
export const boardRinger = createRinger();

export function useRingerState() {
  return useSyncExternalStore(boardRinger.subscribe, boardRinger.getSnapshot, boardRinger.getSnapshot);
}

/** Unlocks the sound at the first touch or key on the page: browsers require a gesture. */
export function useUnlockBySomeGesture(): void {
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return;
    let cancel: () => void = () => undefined;
    const unlock = () => {
      cancel();
      // Opening the sound device takes 50 ms on a slow computer, so the effect of the gesture is painted first.
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
