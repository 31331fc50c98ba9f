import type { PrintDevice } from '@comanda/contract/printing/paired-devices.wire';
import type { PrinterTrouble } from '@comanda/domain/printing/print-device';
import type { Tone } from '../../../ui/tone.ts';
import { agentTexts } from '../texts.ts';

/** `none`: the store has no agent. `trouble`: somebody must look. */
export type AgentMood = 'none' | 'fine' | 'partly' | 'trouble';

export interface AgentState {
  mood: AgentMood;
  tone: Tone;
  words: string;
}

/** What is wrong with the first printer that a connected device was told to use and that does not print; null: nothing. */
function troubleOf({ isConnected, printers, printersInUse }: PrintDevice): PrinterTrouble | null {
  if (!isConnected) return null;
  const used = printers.filter(({ name }) => printersInUse.includes(name));
  const troubled = used.find(({ trouble }) => trouble !== null);
  return troubled?.trouble ?? (used.some(({ isOnline }) => isOnline === false) ? 'no-answer' : null);
}

/** How printing stands in the store, in a few words for the header. */
export function agentStateOf(devices: readonly PrintDevice[]): AgentState {
  const on = devices.filter(({ isConnected }) => isConnected).length;
  if (devices.length === 0) return { mood: 'none', tone: 'neutral', words: agentTexts.none };
  if (on === 0) return { mood: 'trouble', tone: 'late', words: agentTexts.disconnected };
  if (devices.some(({ isSuspended }) => isSuspended))
    return { mood: 'trouble', tone: 'late', words: agentTexts.suspended };
  const trouble = devices.map(troubleOf).find((each) => each !== null);
  if (trouble) return { mood: 'trouble', tone: 'late', words: agentTexts.troubles[trouble] };
  if (on < devices.length)
    return { mood: 'partly', tone: 'pending', words: agentTexts.some(on, devices.length) };
  return { mood: 'fine', tone: 'delivered', words: agentTexts.connected };
}
