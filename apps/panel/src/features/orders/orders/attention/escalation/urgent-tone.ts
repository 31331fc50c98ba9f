import type { Urgency } from '@comanda/domain/orders/orders/urgency';
import type { Rush } from '../../../../../shared/sound/ringer.ts';
import type { Note, Tone } from '../../../../../shared/sound/tones.ts';

/** Multiplies a frequency to raise it by a whole tone. */
const higher = 1.122;
/** Pause between two rings, in ms. */
const restMs = { pressing: 700, lastMinute: 400 };
const between = 80;
const quicker = 0.6;

const lengthOf = (notes: readonly Note[]) =>
  Math.max(...notes.map(({ startMs, durationMs }) => startMs + durationMs));

function pressing({ notes }: Tone): Pick<Tone, 'notes' | 'periodMs'> {
  return {
    notes: notes.map((note) => ({ ...note, frequency: note.frequency * higher })),
    periodMs: lengthOf(notes) + restMs.pressing,
  };
}

/** Plays a higher and faster tone twice, with almost no pause in between. */
function lastMinute({ notes }: Tone): Pick<Tone, 'notes' | 'periodMs'> {
  const once = notes.map((note) => ({
    ...note,
    frequency: note.frequency * higher ** 2,
    startMs: note.startMs * quicker,
    durationMs: note.durationMs * quicker,
  }));
  const length = lengthOf(once);
  const again = once.map((note) => ({ ...note, startMs: note.startMs + length + between }));
  return { notes: [...once, ...again], periodMs: 2 * length + between + restMs.lastMinute };
}

/** The ring for each urgency: the user's own tone, but higher, louder and with shorter pauses. Null: no urgency. */
export const rushOf: Record<Urgency, Rush | null> = {
  calm: null,
  pressing: { toneOf: pressing, minVolume: 0.6 },
  'last-minute': { toneOf: lastMinute, minVolume: 1 },
};
