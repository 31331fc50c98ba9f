import type { AgentConfig, AgentJob } from '@comanda/contract/orders/printing/print-agent-events';
import { PRINT_LIFE_MS } from '@comanda/domain/orders/printing/print-job';
import type { EndedJob } from '../journal/journal-state.ts';
import { FAULTS, NEWS } from '../texts.ts';
import { copiesOf } from './held-copies.ts';
import { createHeldPaper } from './held-paper.ts';
import { createLocalPapers, type LocalPrint } from './local-papers.ts';
import { createPrinterQueue, type PrinterQueue } from './printer-queue.ts';
import type { QueueParts } from './queue-parts.ts';

/** All jobs of this machine, and their queues. */
export interface PrintQueue {
  /** Resolves when the jobs are on disk; printing continues by itself. Known jobs are not printed again. */
  take(jobs: readonly AgentJob[]): Promise<void>;
  /**
   * Drops those of these jobs that have not begun. Begun ones may be on paper, wholly or in part, and are
   * reported so.
   */
  withdraw(ids: readonly number[]): Promise<void>;
  /**
   * Returns jobs that are not on paper and not being printed; the others once their printer has refused them.
   */
  giveBack(ids: readonly number[]): Promise<void>;
  /** Drops everything: other devices print it. */
  forgetAll(): Promise<void>;
  configure(config: AgentConfig): Promise<void>;
  /**
   * Jobs that the server must not give to others: not on paper, or the server has not heard that they are.
   */
  inHand(): number[];
  /** Number of jobs that have not ended. */
  heldCount(): number;
  /** Prints for a page of this machine; resolves when it is on paper, rejects with the reason. */
  printLocally(print: LocalPrint): Promise<void>;
  retryNow(): void;
  stop(): Promise<void>;
}

/** With a wrong clock, a new job may look expired. It then lives this long. */
const LIFE_BY_WRONG_CLOCK_MS = 10 * 60_000;
/** Time for the paper in progress when the agent ends. */
const FINISH_MS = 5_000;

/** Opens the print queue and continues with the jobs in the journal. */
export function createPrintQueue(parts: QueueParts): PrintQueue {
  const { journal, printers, news, now } = parts;
  const { state } = journal;
  const queues = new Map<string, PrinterQueue>();
  /** Jobs that were withdrawn before they reached this machine. */
  const unwanted = new Set<number>();
  /** Jobs that are being printed right now. */
  const underWay = new Set<number>();
  /** Jobs to give back once their printer refuses them: they were being printed at the request. */
  const wantedBack = new Set<number>();
  const stopping = new AbortController();
  let turn: Promise<void> = Promise.resolve();

  function queueOf(printer: string): PrinterQueue {
    const known = queues.get(printer);
    if (known !== undefined) return known;
    const queue = createPrinterQueue(parts.retryPausesMs);
    if (!stopping.signal.aborted) queues.set(printer, queue);
    return queue;
  }

  /** One after the other, so that jobs enter the queues in their order. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  }

  async function enqueue(job: AgentJob): Promise<void> {
    for (const copy of copiesOf(job)) {
      const held = state.held.get(job.id);
      if (held === undefined || held.done.has(copy.key)) continue;
      const name = await printers.nameOf(copy.printer);
      queueOf(name).add(
        createHeldPaper(
          { ...parts, signal: stopping.signal, underWay, refused: (id) => void giveBackRefused(id) },
          held,
          copy,
        ),
      );
    }
  }

  function reportAgain(ended: EndedJob): void {
    ended.isHeard = false;
    const { isHeard: _, ...report } = ended;
    news.report(report);
  }

  function letGo(id: number) {
    return { id, estado: 'expirado' as const, motivo: FAULTS.withdrawn, impressora: null, em: now() };
  }

  async function takeInTurn(jobs: readonly AgentJob[]): Promise<void> {
    const fresh = new Map<number, AgentJob>();
    for (const job of jobs) {
      const ended = state.ended.get(job.id);
      if (ended?.estado === 'impresso') reportAgain(ended);
      else if (unwanted.delete(job.id)) news.report(letGo(job.id));
      else if (!state.held.has(job.id)) fresh.set(job.id, job);
    }
    if (fresh.size === 0) return;
    await journal.append(
      ...[...fresh.values()].map((job) => ({
        t: 'taken' as const,
        job,
        deadline: deadlineOf(job.expira, now()),
      })),
    );
    for (const job of fresh.values()) await enqueue(job);
  }

  async function withdrawInTurn(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const held = state.held.get(id);
      if (held === undefined) {
        if (!state.ended.has(id)) unwanted.add(id);
        continue;
      }
      const isOut = held.begun.size > 0;
      const ended = isOut
        ? { ...letGo(id), estado: 'impresso' as const, motivo: FAULTS.withdrawnLate }
        : letGo(id);
      await journal.append({ t: 'ended', ...ended });
      news.report(ended);
    }
  }

  async function giveBackInTurn(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const held = state.held.get(id);
      if (held === undefined) continue;
      if (underWay.has(id)) {
        wantedBack.add(id);
        continue;
      }
      const devolvida = held.begun.size > 0 ? ('talvez' as const) : ('intacta' as const);
      const ended = { ...letGo(id), motivo: FAULTS.givenBack, devolvida };
      await journal.append({ t: 'ended', ...ended });
      news.report(ended);
    }
  }

  async function giveBackRefused(id: number): Promise<void> {
    if (!wantedBack.delete(id)) return;
    await inTurn(() => giveBackInTurn([id])).catch((error: unknown) =>
      news.say(NEWS.unexpected(String(error))),
    );
  }

  const resume = inTurn(async () => {
    for (const ended of state.ended.values()) if (!ended.isHeard) reportAgain(ended);
    for (const { job, begun, done } of [...state.held.values()]) {
      if (begun.size > done.size) news.say(NEWS.reprinting(job.comanda.title));
      await enqueue(job);
    }
  });
  resume.catch((error: unknown) => news.say(NEWS.unexpected(String(error))));
  const locals = createLocalPapers(parts, queueOf, stopping.signal);

  return {
    take: (jobs) => inTurn(() => takeInTurn(jobs)),
    withdraw: (ids) => inTurn(() => withdrawInTurn(ids)),
    giveBack: (ids) => inTurn(() => giveBackInTurn(ids)),
    forgetAll: () =>
      inTurn(async () => {
        const ids = [...state.held.keys(), ...state.ended.keys()];
        await journal.append(...ids.map((id) => ({ t: 'forgotten' as const, id })));
      }),
    async configure(config) {
      if (JSON.stringify(state.config) === JSON.stringify(config)) return;
      await journal.append({ t: 'config', config });
      for (const queue of queues.values()) queue.retryNow();
    },
    inHand: () => [
      ...state.held.keys(),
      ...[...state.ended.values()].filter(({ isHeard }) => !isHeard).map(({ id }) => id),
    ],
    heldCount: () => state.held.size,
    printLocally: locals,
    retryNow() {
      for (const queue of queues.values()) queue.retryNow();
    },
    async stop() {
      const ended = Promise.all([...queues.values()].map((queue) => queue.stop()));
      // The paper in progress may finish. If it were cut off, it would have to be printed again, marked.
      const late = setTimeout(() => stopping.abort(), FINISH_MS);
      await ended;
      clearTimeout(late);
      stopping.abort();
      await turn;
    },
  };
}

/** The time until a job is wanted, by this machine's clock, which may be wrong. */
function deadlineOf(expires: number, now: number): number {
  return expires > now ? Math.min(expires, now + PRINT_LIFE_MS) : now + LIFE_BY_WRONG_CLOCK_MS;
}
