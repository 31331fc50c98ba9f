import { createStore } from 'zustand/vanilla';
import { monotonicNow } from '../clock/monotonic-now.ts';
import { playTone } from './play-tone.ts';
import { nextRingInMs, type RingSituation, type RingState, ringStateAt } from './ring-schedule.ts';
import { type RingSettings, readRingSettings, writeRingSettings } from './ring-settings.ts';
import { cancellationTone, printTone, type Tone, type ToneId, tones } from './tones.ts';

/** Kinds of waiting items. If items of several kinds wait, their sounds take turns in this sequence. */
const WAITING_KINDS = ['order', 'cancellation', 'paper'] as const;
type WaitingKind = (typeof WAITING_KINDS)[number];

/** State for screens. Each change makes a new object, as `useSyncExternalStore` requires. */
export interface RingerSnapshot {
  state: RingState;
  /** True: an item waits, even without sound. */
  isWanted: boolean;
  /** End of the silence in epoch ms; 0: not silenced. */
  silencedUntil: number;
  settings: RingSettings;
}

/** The part of an AudioContext that shows whether sound can play. */
export type RingAudio = EventTarget & Pick<AudioContext, 'state' | 'resume' | 'close'>;

/** Browser functions that the ringer needs; tests replace them. */
export interface RingerParts<Audio extends RingAudio> {
  createContext: () => Audio;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  play: (context: Audio, tone: Pick<Tone, 'notes'>, volume: number) => void;
}

function nextKind(waiting: ReadonlySet<WaitingKind>, last: WaitingKind): WaitingKind {
  const at = WAITING_KINDS.indexOf(last);
  const inTurn = [...WAITING_KINDS.slice(at + 1), ...WAITING_KINDS.slice(0, at + 1)];
  return inTurn.find((kind) => waiting.has(kind)) ?? 'order';
}

/** A changed sound for orders that are about to expire. */
export interface Rush {
  /** Replaces the chosen tone. */
  toneOf(chosen: Tone): Pick<Tone, 'notes' | 'periodMs'>;
  /** Minimum volume, 0–1; a muted device stays mute. */
  minVolume: number;
}

function toneOf(kind: WaitingKind, settings: RingSettings, rush: Rush | null) {
  if (kind === 'order') return rush?.toneOf(tones[settings.tone]) ?? tones[settings.tone];
  return kind === 'cancellation' ? cancellationTone : printTone;
}

/** The ringer of this browser window; see `createRingerWith`. */
export function createRinger() {
  return createRingerWith<AudioContext>({
    createContext: () => new AudioContext(),
    storage: window.localStorage,
    now: monotonicNow,
    play: playTone,
  });
}

/** The sound device, opened at its first use. */
function createSound<Audio extends RingAudio>(make: () => Audio, onChange: (isRunning: boolean) => void) {
  let context: Audio | null = null;
  return {
    context: () => context,
    open: (): Audio => {
      if (context) return context;
      const made = make();
      // The system may suspend the sound (a call, a sleeping tablet); then the state is `locked` again.
      made.addEventListener('statechange', () => onChange(made.state === 'running'));
      context = made;
      return made;
    },
    close: async (): Promise<void> => {
      const audio = context;
      context = null;
      await audio?.close();
    },
  };
}

function volumeOf(kind: WaitingKind, { volume }: RingSettings, rush: Rush | null): number {
  return Math.max(volume, kind === 'order' && rush && volume > 0 ? rush.minVolume : 0);
}

function isSameSnapshot(one: RingerSnapshot, other: RingerSnapshot): boolean {
  return (
    one.state === other.state &&
    one.isWanted === other.isWanted &&
    one.silencedUntil === other.silencedUntil &&
    one.settings === other.settings
  );
}

/**
 * Repeats a tone while an item waits. Browsers play sound only after a gesture.
 * Until `unlock()` succeeds, the state is `locked`, and the screen must say so.
 */
export function createRingerWith<Audio extends RingAudio>(parts: RingerParts<Audio>) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let settings = readRingSettings(parts.storage);
  const waiting = new Set<WaitingKind>();
  let rush: Rush | null = null;
  let lastRung: WaitingKind = 'paper';
  let situation: RingSituation = {
    isWanted: false,
    isUnlocked: false,
    silencedUntil: 0,
    lastRingAt: null,
    periodMs: tones[settings.tone].periodMs,
  };
  const snap = (): RingerSnapshot => ({
    state: ringStateAt(situation, parts.now()),
    isWanted: situation.isWanted,
    silencedUntil: situation.silencedUntil,
    settings,
  });
  const shown = createStore(snap);

  const plan = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const inMs = nextRingInMs(situation, parts.now());
    const context = sound.context();
    if (inMs === 0 && context) {
      lastRung = nextKind(waiting, lastRung);
      const tone = toneOf(lastRung, settings, rush);
      situation = { ...situation, lastRingAt: parts.now(), silencedUntil: 0, periodMs: tone.periodMs };
      parts.play(context, tone, volumeOf(lastRung, settings, rush));
      timer = setTimeout(plan, situation.periodMs);
    } else if (inMs !== null) {
      timer = setTimeout(plan, inMs);
    }
    const next = snap();
    if (!isSameSnapshot(next, shown.getState())) shown.setState(next, true);
  };
  const become = (change: Partial<RingSituation>) => {
    situation = { ...situation, ...change };
    plan();
  };
  const sound = createSound(parts.createContext, (isRunning) => become({ isUnlocked: isRunning }));

  return {
    subscribe: shown.subscribe,
    getSnapshot: shown.getState,
    /** Asks the browser for sound; call it from a click or key. Returns true on success. */
    unlock: async (): Promise<boolean> => {
      const audio = sound.open();
      if (audio.state !== 'running') await audio.resume().catch(() => undefined);
      become({ isUnlocked: audio.state === 'running' });
      return situation.isUnlocked;
    },
    /**
     * Reports that an item of this kind waits: rings immediately, and then once every period. Repeated calls have no
     * effect.
     */
    start: (kind: WaitingKind = 'order') => {
      if (waiting.has(kind)) return;
      waiting.add(kind);
      become({ isWanted: true, lastRingAt: null });
    },
    /** Reports that no item of this kind waits any more. If no item of any kind waits, a silence ends, too. */
    stop: (kind: WaitingKind = 'order') => {
      waiting.delete(kind);
      if (waiting.size === 0) become({ isWanted: false, lastRingAt: null, silencedUntil: 0 });
    },
    /** Replaces the sound for orders. Applies immediately, unless silenced. Null: the user's own tone. */
    hurry: (next: Rush | null) => {
      if (next === rush) return;
      rush = next;
      if (waiting.has('order')) become({ lastRingAt: null });
    },
    /** Silences for a time in ms; 0 ends the silence. */
    silenceFor: (ms: number) => {
      become({ silencedUntil: ms > 0 ? parts.now() + ms : 0, lastRingAt: null });
    },
    /** Saves tone or volume on this device. */
    setSettings: (change: Partial<RingSettings>) => {
      settings = { ...settings, ...change };
      writeRingSettings(parts.storage, settings);
      become({ periodMs: tones[settings.tone].periodMs });
    },
    /** Plays a tone once, even if no item waits. Call it from a click or key. */
    preview: (tone: ToneId = settings.tone) => {
      const audio = sound.open();
      if (audio.state !== 'running') audio.resume().then(plan, plan);
      parts.play(audio, tones[tone], settings.volume);
    },
    /** Releases the sound device. */
    dispose: async (): Promise<void> => {
      if (timer) clearTimeout(timer);
      timer = null;
      await sound.close();
    },
  };
}
