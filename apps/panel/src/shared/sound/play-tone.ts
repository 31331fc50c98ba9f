import type { Tone } from './tones.ts';

/** Seconds of fade in and out, so that notes do not click. */
const attackSeconds = 0.008;

/** Plays a tone once, starting now, at a volume of 0–1. */
export function playTone(context: AudioContext, tone: Pick<Tone, 'notes'>, volume: number): void {
  if (volume <= 0) return;
  const master = context.createGain();
  // Hearing is logarithmic: the square makes the slider feel linear.
  master.gain.value = Math.min(1, volume) ** 2;
  master.connect(context.destination);
  for (const note of tone.notes) {
    const start = context.currentTime + note.startMs / 1000;
    const end = start + note.durationMs / 1000;
    const oscillator = context.createOscillator();
    const envelope = context.createGain();
    oscillator.type = note.shape;
    oscillator.frequency.value = note.frequency;
    envelope.gain.setValueAtTime(0.0001, start);
    envelope.gain.exponentialRampToValueAtTime(note.gain, start + attackSeconds);
    envelope.gain.exponentialRampToValueAtTime(0.0001, end);
    oscillator.connect(envelope).connect(master);
    oscillator.start(start);
    oscillator.stop(end);
  }
}
