import type { AgentConfig, AgentJob } from '@comanda/contract/orders/printing/print-agent-events';
import type { JournalEntry } from './journal-entry.ts';
import { addPaper, forgetOldPapers, type PrintedPapers, putPaper } from './printed-papers.ts';

/** A job in progress. The keys of its copies come from the print queue. */
export interface HeldJob {
  job: AgentJob;
  /** Epoch milliseconds of this machine's clock. */
  deadline: number;
  /** Keys of copies whose bytes may have reached the printer. */
  begun: Set<string>;
  done: Set<string>;
}

export interface EndedJob {
  id: number;
  estado: 'impresso' | 'expirado';
  motivo: string | null;
  impressora: string | null;
  em: number;
  /**
   * Set when the job was given back at the server's request. `talvez`: a copy had begun and may be printed.
   */
  devolvida?: 'intacta' | 'talvez' | undefined;
  /** The ticket was printed under another id, before a restore of the server's database. */
  ja_impressa?: boolean | undefined;
  isAcknowledged: boolean;
}

/** The state that results from all lines of a journal. */
export interface JournalState {
  config: AgentConfig | null;
  /** UUID of the server's database, which a restore changes. Null until a server has sent it. */
  epoch: string | null;
  /** Jobs in progress, in the order of arrival. */
  held: Map<number, HeldJob>;
  /** Ended jobs. They are remembered, so that a job that the server sends twice is printed once. */
  ended: Map<number, EndedJob>;
  /** Printed tickets. After a restore of its database, a server may send them again as other jobs. */
  papers: PrintedPapers;
}

type PaperInLine = Extract<JournalEntry, { t: 'papers' }>['papers'][number];

/** Maximum number of printed tickets in one line of the journal. */
const PAPERS_IN_LINE = 200;

/** Milliseconds that an ended job is remembered. */
export const REMEMBERED_MS = 24 * 3_600_000;

export function emptyJournal(): JournalState {
  return { config: null, epoch: null, held: new Map(), ended: new Map(), papers: new Map() };
}

/** Applies a line to the state. A line about an unknown job changes nothing. */
export function applyEntry(state: JournalState, entry: JournalEntry): void {
  switch (entry.t) {
    case 'config':
      state.config = entry.config;
      return;
    case 'epoch':
      state.epoch = entry.epoch;
      for (const ended of state.ended.values()) ended.isAcknowledged = false;
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
      rememberPaper(state, ended);
      state.held.delete(entry.id);
      state.ended.set(entry.id, { ...ended, isAcknowledged: false });
      return;
    }
    case 'heard': {
      const ended = state.ended.get(entry.id);
      if (ended !== undefined) ended.isAcknowledged = true;
      return;
    }
    case 'papers':
      for (const [name, em, isWhole, itens] of entry.papers)
        putPaper(state.papers, name, { em, isWhole, itens });
      return;
    case 'forgotten':
      state.held.delete(entry.id);
      state.ended.delete(entry.id);
  }
}

/**
 * Remembers the ticket of an ended job, unless no copy had begun. If the job was withdrawn during printing,
 * it is unknown whether the ticket is complete.
 */
function rememberPaper(
  state: JournalState,
  { id, estado, motivo, em }: Omit<EndedJob, 'isAcknowledged'>,
): void {
  const held = state.held.get(id);
  if (held === undefined || held.begun.size === 0) return;
  addPaper(state.papers, held.job, { em, isWhole: estado === 'impresso' && motivo === null });
}

/**
 * Removes jobs that ended long ago and whose end the server has confirmed. Also removes printed tickets that
 * are older than any backup of the server.
 */
export function forgetOldJobs(state: JournalState, now: number): void {
  forgetOldPapers(state.papers, now);
  for (const [id, { em, isAcknowledged }] of state.ended) {
    if (isAcknowledged && now - em > REMEMBERED_MS) state.ended.delete(id);
  }
}

/** Returns the shortest list of lines that produces the same state. */
export function linesOfState(state: JournalState): JournalEntry[] {
  const lines: JournalEntry[] = state.config === null ? [] : [{ t: 'config', config: state.config }];
  if (state.epoch !== null) lines.push({ t: 'epoch', epoch: state.epoch });
  const papers = [...state.papers].map(
    ([name, { em, isWhole, itens }]): PaperInLine =>
      itens === undefined ? [name, em, isWhole] : [name, em, isWhole, itens],
  );
  for (let at = 0; at < papers.length; at += PAPERS_IN_LINE)
    lines.push({ t: 'papers', papers: papers.slice(at, at + PAPERS_IN_LINE) });
  for (const { isAcknowledged, ...ended } of state.ended.values()) {
    lines.push({ t: 'ended', ...ended });
    if (isAcknowledged) lines.push({ t: 'heard', id: ended.id });
  }
  for (const { job, deadline, begun, done } of state.held.values()) {
    lines.push({ t: 'taken', job, deadline });
    for (const copy of begun) lines.push({ t: 'begun', id: job.id, copy });
    for (const copy of done) lines.push({ t: 'done', id: job.id, copy });
  }
  return lines;
}
