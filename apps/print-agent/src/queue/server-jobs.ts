import type { AgentJob } from '@comanda/contract/orders/printing/print-agent-events';
import { PRINT_LIFE_MS } from '@comanda/domain/orders/printing/print-job';
import type { JournalEntry } from '../journal/journal-entry.ts';
import type { EndedJob, JournalState } from '../journal/journal-state.ts';
import { findPaper } from '../journal/printed-papers.ts';
import { FAULTS, MESSAGES } from '../texts.ts';
import { copiesOf } from './held-copies.ts';
import { HeldPrintJob } from './held-print-job.ts';
import type { PrinterQueues } from './printer-queues.ts';
import type { QueueParts } from './queue-parts.ts';

/**
 * If this machine's clock is wrong, a new job may look expired. In that case, it stays valid for this many
 * milliseconds.
 */
const LIFE_BY_WRONG_CLOCK_MS = 10 * 60_000;

/**
 * Handles the server's requests about print jobs. The journal contains the state of the jobs. Requests are
 * handled one after another, so that jobs enter the queues in order.
 */
export class ServerJobs {
  readonly #parts: QueueParts;
  readonly #state: JournalState;
  readonly #queues: PrinterQueues;
  readonly #stopping: AbortSignal;
  /** Jobs that were withdrawn before they reached this machine. */
  readonly #unwanted = new Set<number>();
  /** Jobs that are being printed right now. */
  readonly #underWay = new Set<number>();
  /**
   * Jobs that the server wants back while they are being printed. They are given back if their printer
   * refuses them.
   */
  readonly #wantedBack = new Set<number>();
  #turn: Promise<void> = Promise.resolve();

  constructor(parts: QueueParts, queues: PrinterQueues, stopping: AbortSignal) {
    this.#parts = parts;
    this.#state = parts.journal.state;
    this.#queues = queues;
    this.#stopping = stopping;
  }

  /** Continues with the jobs in the journal. */
  resume(): void {
    this.#reportIfItFails(this.#inTurn(() => this.#resume()));
  }

  /** Resolves when the jobs are on disk. Known jobs are not printed again. */
  take(jobs: readonly AgentJob[]): Promise<void> {
    return this.#inTurn(() => this.#take(jobs));
  }

  withdraw(ids: readonly number[]): Promise<void> {
    return this.#inTurn(() => this.#withdraw(ids));
  }

  giveBack(ids: readonly number[]): Promise<void> {
    return this.#inTurn(() => this.#giveBack(ids));
  }

  forgetAll(): Promise<void> {
    return this.#inTurn(async () => {
      const ids = [...this.#state.held.keys(), ...this.#state.ended.keys()];
      await this.#parts.journal.append(...ids.map((id) => ({ t: 'forgotten' as const, id })));
    });
  }

  /**
   * Reports all remembered jobs again if the server's database was restored. The server lost their reports,
   * and printed tickets must not be printed again.
   */
  followEpoch(epoch: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#state.epoch === epoch) return;
      await this.#parts.journal.append({ t: 'epoch', epoch });
      for (const ended of this.#state.ended.values()) this.#reportAgain(ended);
    });
  }

  /** Jobs that have not ended, or whose end the server has not confirmed. */
  inHand(): number[] {
    const unacknowledged = [...this.#state.ended.values()].filter(({ isAcknowledged }) => !isAcknowledged);
    return [...this.#state.held.keys(), ...unacknowledged.map(({ id }) => id)];
  }

  /** Resolves when no request is in progress. */
  async rest(): Promise<void> {
    await this.#turn;
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #resume(): Promise<void> {
    for (const ended of this.#state.ended.values()) if (!ended.isAcknowledged) this.#reportAgain(ended);
    for (const { job, begun, done } of [...this.#state.held.values()]) {
      if (begun.size > done.size) this.#parts.events.log(MESSAGES.reprinting(job.comanda.title));
      await this.#enqueue(job);
    }
  }

  async #take(jobs: readonly AgentJob[]): Promise<void> {
    const { journal, events, now } = this.#parts;
    const fresh = new Map<number, AgentJob>();
    for (const job of jobs) {
      const ended = this.#state.ended.get(job.id);
      if (ended?.estado === 'impresso') this.#reportAgain(ended);
      else if (this.#unwanted.delete(job.id)) events.report(this.#letGo(job.id));
      else if (!this.#state.held.has(job.id) && !(await this.#isOnPaper(job))) fresh.set(job.id, job);
    }
    if (fresh.size === 0) return;
    await journal.append(...[...fresh.values()].flatMap((job) => this.#linesOfTaken(job, now())));
    for (const job of fresh.values()) await this.#enqueue(job);
  }

  /**
   * True if the job's ticket was already printed as another job, before a restore of the server's database.
   * The job is then reported as printed, and not printed again.
   */
  async #isOnPaper({ id, comanda, ...job }: AgentJob): Promise<boolean> {
    const paper = findPaper(this.#state.papers, job);
    if (paper?.isWhole !== true) return false;
    this.#parts.events.log(MESSAGES.printedBefore(comanda.title));
    const { em } = paper;
    await this.#end({ id, estado: 'impresso', motivo: null, impressora: null, em, ja_impressa: true });
    return true;
  }

  /**
   * Returns the journal lines of a new job. If its ticket may be printed already, its copies count as begun,
   * so that they are printed with a mark.
   */
  #linesOfTaken(job: AgentJob, now: number): JournalEntry[] {
    const taken: JournalEntry = { t: 'taken', job, deadline: deadlineOf(job.expira, now) };
    if (findPaper(this.#state.papers, job) === null) return [taken];
    return [taken, ...copiesOf(job).map(({ key }): JournalEntry => ({ t: 'begun', id: job.id, copy: key }))];
  }

  async #withdraw(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const held = this.#state.held.get(id);
      if (held === undefined) {
        if (!this.#state.ended.has(id)) this.#unwanted.add(id);
        continue;
      }
      const isOut = held.begun.size > 0;
      await this.#end(
        isOut ? { ...this.#letGo(id), estado: 'impresso', motivo: FAULTS.withdrawnLate } : this.#letGo(id),
      );
    }
  }

  async #giveBack(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const held = this.#state.held.get(id);
      if (held === undefined) continue;
      if (this.#underWay.has(id)) {
        this.#wantedBack.add(id);
        continue;
      }
      const devolvida = held.begun.size > 0 ? 'talvez' : 'intacta';
      await this.#end({ ...this.#letGo(id), motivo: FAULTS.givenBack, devolvida });
    }
  }

  #giveBackRefused(id: number): void {
    if (this.#wantedBack.delete(id)) this.#reportIfItFails(this.giveBack([id]));
  }

  async #enqueue(job: AgentJob): Promise<void> {
    for (const copy of copiesOf(job)) {
      const held = this.#state.held.get(job.id);
      if (held === undefined || held.done.has(copy.key)) continue;
      const name = await this.#parts.printers.nameOf(copy.printer);
      const heldJobParts = {
        ...this.#parts,
        signal: this.#stopping,
        underWay: this.#underWay,
        refused: (id: number) => this.#giveBackRefused(id),
      };
      this.#queues.of(name).add(new HeldPrintJob(heldJobParts, held, copy));
    }
  }

  async #end(ended: Omit<EndedJob, 'isAcknowledged'>): Promise<void> {
    await this.#parts.journal.append({ t: 'ended', ...ended });
    this.#parts.events.report(ended);
  }

  #letGo(id: number) {
    const em = this.#parts.now();
    return { id, estado: 'expirado' as const, motivo: FAULTS.withdrawn, impressora: null, em };
  }

  #reportAgain(ended: EndedJob): void {
    ended.isAcknowledged = false;
    const { isAcknowledged: _, ...report } = ended;
    this.#parts.events.report(report);
  }

  #reportIfItFails(request: Promise<void>): void {
    request.catch((error: unknown) => this.#parts.events.log(MESSAGES.unexpected(String(error))));
  }
}

/** The deadline of a job by this machine's clock, which may be wrong. */
function deadlineOf(expires: number, now: number): number {
  return expires > now ? Math.min(expires, now + PRINT_LIFE_MS) : now + LIFE_BY_WRONG_CLOCK_MS;
}
