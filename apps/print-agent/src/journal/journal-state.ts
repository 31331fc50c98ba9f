import type { AgentConfig, AgentJob } from '@comanda/contract/printing/print-agent-events';
import type { JournalEntry } from './journal-entry.ts';

/** A job that is not over. Copies are named as the print printQueue names them. */
export interface HeldJob {
  job: AgentJob;
  /** Epoch milliseconds of this machine's clock. */
  deadline: number;
  /** Copies of which a byte may have left. */
  begun: Set<string>;
  done: Set<string>;
}

export interface EndedJob {
  id: number;
  estado: 'impresso' | 'expirado';
  motivo: string | null;
  impressora: string | null;
  em: number;
  /** Given back because it was asked for. */
  devolvida?: 'intacta' | 'talvez' | undefined;
  isHeard: boolean;
}

/** What the lines of a journal say together. */
export interface JournalState {
  config: AgentConfig | null;
  /** In the order they were taken. */
  held: Map<number, HeldJob>;
  /** Remembered so that a job that is handed out twice is printed once. */
  ended: Map<number, EndedJob>;
}

/** How long a job that is over is remembered. */
export const REMEMBERED_MS = 24 * 3_600_000;

export function emptyJournal(): JournalState {
  return { config: null, held: new Map(), ended: new Map() };
}

/** Changes the state as a line says. Lines about jobs that are not held change nothing. */
export function applyEntry(state: JournalState, entry: JournalEntry): void {
  switch (entry.t) {
    case 'config':
      state.config = entry.config;
      return;
    case 'taken':
      state.ended.delete(entry.job.id);
      state.held.set(entry.job.id, {
        job: entry.job,
        deadline: entry.deadline,
        begun: new Set(),
        done: new Set(),
      });
      return;
    case 'begun':
      state.held.get(entry.id)?.begun.add(entry.copy);
      return;
    case 'untouched':
      state.held.get(entry.id)?.begun.delete(entry.copy);
      return;
    case 'done':
      state.held.get(entry.id)?.done.add(entry.copy);
      return;
    case 'ended': {
      const { t: _, ...ended } = entry;
      state.held.delete(entry.id);
      state.ended.set(entry.id, { ...ended, isHeard: false });
      return;
    }
    case 'heard': {
      const ended = state.ended.get(entry.id);
      if (ended !== undefined) ended.isHeard = true;
      return;
    }
    case 'forgotten':
      state.held.delete(entry.id);
      state.ended.delete(entry.id);
  }
}

/** Forgets jobs that ended long ago and were heard of. */
export function forgetOldJobs(state: JournalState, now: number): void {
  for (const [id, { em, isHeard }] of state.ended) {
    if (isHeard && now - em > REMEMBERED_MS) state.ended.delete(id);
  }
}

/** The fewest lines that say what the state says. */
export function linesOfState(state: JournalState): JournalEntry[] {
  const lines: JournalEntry[] = state.config === null ? [] : [{ t: 'config', config: state.config }];
  for (const { isHeard, ...ended } of state.ended.values()) {
    lines.push({ t: 'ended', ...ended });
    if (isHeard) lines.push({ t: 'heard', id: ended.id });
  }
  for (const { job, deadline, begun, done } of state.held.values()) {
    lines.push({ t: 'taken', job, deadline });
    for (const copy of begun) lines.push({ t: 'begun', id: job.id, copy });
    for (const copy of done) lines.push({ t: 'done', id: job.id, copy });
  }
  return lines;
}
