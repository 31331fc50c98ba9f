/** A beep of a tone; times are from the start of the ring. */
export interface Note {
  /** In Hz. */
  frequency: number;
  startMs: number;
  durationMs: number;
  shape: OscillatorType;
  /** Loudness relative to the tone's other notes, 0–1. */
  gain: number;
}

export type ToneId = 'bell' | 'doorbell' | 'alarm';

export interface Tone {
  id: ToneId;
  /** Name in the settings. */
  label: string;
  notes: readonly Note[];
  /** Time from the start of one ring to the start of the next. */
  periodMs: number;
}

const strike = (frequency: number, startMs: number): Note[] => [
  { frequency, startMs, durationMs: 900, shape: 'sine', gain: 0.8 },
  { frequency: frequency * 2.76, startMs, durationMs: 420, shape: 'sine', gain: 0.25 },
  { frequency: frequency * 5.4, startMs, durationMs: 180, shape: 'sine', gain: 0.12 },
];

const beep = (startMs: number): Note => ({
  frequency: 1245,
  startMs,
  durationMs: 130,
  shape: 'square',
  gain: 0.45,
});

/** The three ring tones are synthesised: without a download they also ring offline. */
export const tones: Record<ToneId, Tone> = {
  bell: { id: 'bell', label: 'Sino', notes: [...strike(1046, 0), ...strike(1046, 260)], periodMs: 2600 },
  doorbell: {
    id: 'doorbell',
    label: 'Campainha',
    notes: [
      { frequency: 659, startMs: 0, durationMs: 620, shape: 'triangle', gain: 1 },
      { frequency: 523, startMs: 480, durationMs: 900, shape: 'triangle', gain: 1 },
    ],
    periodMs: 2800,
  },
  alarm: { id: 'alarm', label: 'Alarme', notes: [beep(0), beep(210), beep(420)], periodMs: 1600 },
};

const fall = (frequency: number, startMs: number): Note => ({
  frequency,
  startMs,
  durationMs: 340,
  shape: 'sawtooth',
  gain: 0.35,
});

/**
 * Tone of an external cancellation: four falling notes, different from every tone for orders.
 * The kitchen recognises it without looking.
 */
export const cancellationTone: Pick<Tone, 'notes' | 'periodMs'> = {
  notes: [fall(880, 0), fall(659, 260), fall(494, 520), fall(330, 780)],
  periodMs: 2600,
};

const knock = (startMs: number): Note => ({
  frequency: 196,
  startMs,
  durationMs: 150,
  shape: 'square',
  gain: 0.5,
});

/** Tone of a failed print: two pairs of low knocks. */
export const printTone: Pick<Tone, 'notes' | 'periodMs'> = {
  notes: [knock(0), knock(190), knock(620), knock(810)],
  periodMs: 3200,
};
