import { useEffect, useSyncExternalStore } from 'react';
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
    const unlock = () => {
      if (boardRinger.getSnapshot().state === 'locked' || !boardRinger.getSnapshot().isWanted)
        void boardRinger.unlock();
    };
    document.addEventListener('pointerup', unlock);
    document.addEventListener('keydown', unlock);
    return () => {
      document.removeEventListener('pointerup', unlock);
      document.removeEventListener('keydown', unlock);
    };
  }, []);
}
