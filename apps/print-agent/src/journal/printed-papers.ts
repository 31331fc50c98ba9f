import type { AgentJob } from '@comanda/contract/orders/printing/print-agent-events';
import { PRINT_KINDS } from '@comanda/domain/orders/printing/print-job';

/** A ticket of an order that a printer of this machine has printed, at least in part. */
export interface PrintedPaper {
  /** Epoch milliseconds. */
  em: number;
  /** False: the printing began, and it is unknown how much was printed. */
  isWhole: boolean;
  /** The job's hash of its items. */
  itens?: string | undefined;
}

/** Printed tickets by a name that survives a restore of the server's database; the oldest first. */
export type PrintedPapers = Map<string, PrintedPaper>;

/** Backups are deleted after 30 days, so no restore goes back further. */
const REMEMBERED_MS = 31 * 24 * 3_600_000;
/**
 * Limits the memory of this list to 3 MB. A store with 200 orders and three tickets each day reaches this
 * number in a month.
 */
export const MAX_PAPERS = 20_000;

type Named = Pick<AgentJob, 'chave' | 'itens' | 'pedida' | 'tipo' | 'estacao'>;

/**
 * Name of a ticket that survives a restore of the server's database. Null if it is a test page, or if the
 * server is older.
 */
export function paperName({
  chave,
  tipo,
  estacao,
}: Pick<Named, 'chave' | 'tipo' | 'estacao'>): string | null {
  return chave === undefined ? null : `${chave} ${tipo} ${estacao}`;
}

/**
 * Returns the printed ticket of a job. A ticket with other items counts as part of it, so that the job is
 * printed with a mark. Null if a person requested the job.
 */
export function findPaper(papers: PrintedPapers, job: Named): PrintedPaper | null {
  const paper = papers.get(paperName(job) ?? '');
  if (paper === undefined || job.pedida === true) return null;
  return { ...paper, isWhole: paper.isWhole && paper.itens === job.itens };
}

/**
 * Adds a printed ticket. A cancellation slip removes the earlier tickets of its station, and a later ticket
 * removes the slip. In both cases, the kitchen would need a new ticket.
 */
export function addPaper(papers: PrintedPapers, job: Named, paper: Omit<PrintedPaper, 'itens'>): void {
  const name = paperName(job);
  if (name === null) return;
  for (const tipo of PRINT_KINDS) {
    if ((tipo === 'cancellation') === (job.tipo === 'cancellation')) continue;
    papers.delete(paperName({ ...job, tipo }) ?? '');
  }
  putPaper(papers, name, { ...paper, itens: job.itens });
}

/** Adds a ticket to the memory, and removes the oldest one if there are too many. */
export function putPaper(papers: PrintedPapers, name: string, paper: PrintedPaper): void {
  // Deleted first, so that the newest ticket is the last one in the map.
  papers.delete(name);
  papers.set(name, paper);
  if (papers.size > MAX_PAPERS) for (const oldest of papers.keys()) return void papers.delete(oldest);
}

export function forgetOldPapers(papers: PrintedPapers, now: number): void {
  for (const [name, { em }] of papers) if (now - em > REMEMBERED_MS) papers.delete(name);
}
