import { type ToneId, tones } from './tones.ts';

/** Ring settings of this device. */
export interface RingSettings {
  tone: ToneId;
  /** 0 (mute) to 1. */
  volume: number;
}

export const defaultRingSettings: RingSettings = { tone: 'doorbell', volume: 0.8 };

const key = 'comanda.ring';

function isTone(value: unknown): value is ToneId {
  return typeof value === 'string' && Object.hasOwn(tones, value);
}

/** Reads the saved settings; missing or broken values become the default. */
export function readRingSettings(storage: Pick<Storage, 'getItem'>): RingSettings {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return defaultRingSettings;
    const { tone, volume } = { tone: undefined, volume: undefined, ...stored };
    return {
      tone: isTone(tone) ? tone : defaultRingSettings.tone,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : defaultRingSettings.volume,
    };
  } catch {
    return defaultRingSettings;
  }
}

/** Saves the settings on this device. Without storage they last until the page closes. */
export function writeRingSettings(storage: Pick<Storage, 'setItem'>, settings: RingSettings): boolean {
  try {
    storage.setItem(key, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}
