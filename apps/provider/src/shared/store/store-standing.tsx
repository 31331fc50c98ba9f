import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import type { Tone } from '@comanda/ui/tone.ts';

interface Standing {
  isOpen: boolean;
  isPaused: boolean;
  isSuspended: boolean;
}

function standingOf({ isOpen, isPaused, isSuspended }: Standing): { tone: Tone; word: string } {
  if (isSuspended) return { tone: 'late', word: 'Suspensa' };
  if (isOpen) return { tone: 'delivered', word: 'Aberta' };
  return isPaused ? { tone: 'pending', word: 'Em pausa' } : { tone: 'neutral', word: 'Fechada' };
}

/** How a store stands, in one word. */
export function StoreStanding({ store, size }: { store: Standing; size?: 'small' | 'large' }) {
  const { tone, word } = standingOf(store);
  return (
    <StatusLabel tone={tone} size={size}>
      {word}
    </StatusLabel>
  );
}
