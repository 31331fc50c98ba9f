import { playTone } from '../../../shared/sound/play-tone.ts';
import { readRingSettings } from '../../../shared/sound/ring-settings.ts';
import type { Note } from '../../../shared/sound/tones.ts';

/** Two soft notes that people cannot confuse with the sound of a new order. */
const NOTES: readonly Note[] = [
  { frequency: 880, startMs: 0, durationMs: 140, shape: 'sine', gain: 0.5 },
  { frequency: 1320, startMs: 120, durationMs: 220, shape: 'sine', gain: 0.5 },
];

let context: AudioContext | null = null;

/**
 * Plays the sound of a message once, at the volume of this device's ring. Browsers allow sound only after a
 * touch on the page. Until then no sound is played, and the bar above the orders shows this.
 */
export function playMessageSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  const play = () => playTone(audio, { notes: NOTES }, readRingSettings(localStorage).volume);
  if (audio.state === 'running') play();
  else void audio.resume().then(play, () => undefined);
}
