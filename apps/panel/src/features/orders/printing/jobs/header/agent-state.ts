import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import type { PrinterTrouble } from '@comanda/domain/orders/printing/print-device';
import type { Tone } from '@comanda/ui/tone.ts';
import { agentTexts, alarmTexts, troubleTexts } from '../texts.ts';

/** `none`: the store has no print agent. `trouble`: a person must solve a problem. */
export type AgentMood = 'none' | 'fine' | 'partly' | 'trouble';

export interface AgentState {
  mood: AgentMood;
  tone: Tone;
  words: string;
}

/**
 * Text such as 'FORNO sem papel' about the first printer in use that does not print. Null: all printers in
 * use print.
 */
function troubleOf({ isConnected, printers, printersInUse }: PrintDevice): string | null {
  if (!isConnected) return null;
  const used = printers.filter(({ name }) => printersInUse.includes(name));
  const troubled = used.find(({ trouble, isOnline }) => trouble !== null || isOnline === false);
  return troubled ? troubleWords(troubled.name, troubled.trouble ?? 'no-answer') : null;
}

function troubleWords(printer: string, trouble: PrinterTrouble): string {
  return agentTexts.trouble(printer, troubleTexts[trouble]);
}

/**
 * Text about trouble that the states of printers do not show: a printer refused a ticket, or no printer is
 * chosen.
 */
function stuckWords(owed: readonly PrintJob[]): string | null {
  const refused = owed.find(({ state, wait }) => state === 'failed' && wait !== null)?.wait;
  if (refused?.printer != null && refused.trouble !== null)
    return troubleWords(refused.printer, refused.trouble);
  if (refused?.printer != null) return agentTexts.trouble(refused.printer, alarmTexts.printsNot);
  if (refused != null) return agentTexts.stuck;
  return owed.some(({ wait }) => wait?.cause === 'no-printer') ? agentTexts.noneChosen : null;
}

/** The print state of the store, in a few words for the header. `owed`: the unprinted tickets. */
export function agentStateOf(devices: readonly PrintDevice[], owed: readonly PrintJob[] = []): AgentState {
  const on = devices.filter(({ isConnected }) => isConnected).length;
  const stuck = stuckWords(owed);
  if (devices.length === 0 && stuck === null)
    return { mood: 'none', tone: 'neutral', words: agentTexts.none };
  // An agent that is paired but never connected is new, not at fault.
  if (devices.every(({ lastSeenAt }) => lastSeenAt === null) && stuck === null)
    return { mood: 'none', tone: 'neutral', words: agentTexts.awaited };
  if (on === 0 && devices.length > 0)
    return { mood: 'trouble', tone: 'late', words: agentTexts.disconnected };
  if (devices.some(({ isSuspended }) => isSuspended))
    return { mood: 'trouble', tone: 'late', words: agentTexts.suspended };
  const trouble = devices.map(troubleOf).find((each) => each !== null) ?? stuck;
  if (trouble != null) return { mood: 'trouble', tone: 'late', words: trouble };
  if (devices.every(({ printersInUse }) => printersInUse.length === 0))
    return { mood: 'trouble', tone: 'late', words: agentTexts.noneChosen };
  if (on < devices.length)
    return { mood: 'partly', tone: 'pending', words: agentTexts.some(on, devices.length) };
  return { mood: 'fine', tone: 'delivered', words: agentTexts.connected };
}
