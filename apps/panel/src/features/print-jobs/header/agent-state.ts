import type { PrintDevice } from '@comanda/contract/printing/printing.wire';
import type { Tone } from '../../../ui/tone.ts';
import { agentTexts } from '../texts.ts';

/** `none`: the store has no agent. `trouble`: somebody must look. */
export type AgentMood = 'none' | 'fine' | 'partly' | 'trouble';

export interface AgentState {
  mood: AgentMood;
  tone: Tone;
  words: string;
}

/** A printer that a connected device was told to use and that does not answer; null when all do or nobody knows. */
function silentPrinter({ isConnected, printers, routes }: PrintDevice): string | null {
  if (!isConnected) return null;
  const used = new Set([routes.defaultPrinter, ...Object.values(routes.printersByStation).flat()]);
  return printers.find(({ name, isOnline }) => isOnline === false && used.has(name))?.name ?? null;
}

/** How printing stands in the store, in a few words for the header. */
export function agentStateOf(devices: readonly PrintDevice[]): AgentState {
  const on = devices.filter(({ isConnected }) => isConnected).length;
  if (devices.length === 0) return { mood: 'none', tone: 'neutral', words: agentTexts.none };
  if (on === 0) return { mood: 'trouble', tone: 'late', words: agentTexts.disconnected };
  const silent = devices.map(silentPrinter).find((name) => name !== null);
  if (silent) return { mood: 'trouble', tone: 'late', words: agentTexts.printerOff(silent) };
  if (on < devices.length)
    return { mood: 'partly', tone: 'pending', words: agentTexts.some(on, devices.length) };
  return { mood: 'fine', tone: 'delivered', words: agentTexts.connected };
}
