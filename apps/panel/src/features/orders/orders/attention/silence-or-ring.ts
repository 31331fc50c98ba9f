import { toast } from '@comanda/ui/toast/toast.ts';
import { boardRinger } from './board-ringer.ts';
import { attentionTexts } from './texts.ts';

const silenceMs = 30_000;

/** Silences the sound for half a minute, or ends a running silence. Shows a message about the change. */
export function silenceOrRing(): void {
  const { state, isWanted } = boardRinger.getSnapshot();
  if (state === 'silenced') {
    boardRinger.silenceFor(0);
    toast.info(attentionTexts.ringsAgain);
  } else if (isWanted) {
    boardRinger.silenceFor(silenceMs);
    toast.info(attentionTexts.silencedFor);
  } else toast.info(attentionTexts.nothingRings);
}
