import type {
  AgentHello,
  AgentPushes,
  AgentRequests,
} from '@comanda/contract/orders/printing/print-agent-events';
import type { Socket } from 'socket.io-client';
import type { PrintQueue } from '../queue/print-queue.ts';
import { helloThatFits } from './hello-that-fits.ts';
import type { ReportOutbox } from './report-outbox.ts';
import { assertAccepted, readConfig, readEpoch, readJobs } from './server-answers.ts';
import type { StrangeJobs } from './strange-jobs.ts';

export type AgentSocket = Socket<AgentPushes, AgentRequests>;

/** Milliseconds to wait for the answer to a request. */
export const ANSWER_MS = 10_000;
const JOBS_AT_ONCE = 50;
/**
 * Milliseconds between two hellos on a working connection. Hellos are repeated, because answers may be lost
 * without an error.
 */
const INTRODUCE_EVERY_MS = 5 * 60_000;
/** With this many jobs on disk, the agent fetches no more jobs. Other devices may print those jobs sooner. */
const MAX_HELD = 500;

export interface FetchParts {
  socket: AgentSocket;
  printQueue(): PrintQueue;
  hello(): Promise<Pick<AgentHello, 'versao' | 'sistema' | 'impressoras'>>;
  outbox: Pick<ReportOutbox, 'flush'>;
  strange: StrangeJobs;
  /** Runs requests and handles their failures. Never rejects. */
  attempt(requests: () => Promise<void>): Promise<void>;
}

/**
 * Sends the agent's hello and fetches its jobs, one request at a time. If `fetch` is called during a request,
 * the next fetch follows immediately.
 */
export class FetchRounds {
  readonly #parts: FetchParts;
  #isIntroduced = false;
  #mustIntroduce = true;
  #isWorking = false;
  #isRequested = false;
  /**
   * Reduced after a late answer, because fifty large tickets may never arrive in time on a slow connection.
   */
  #atOnce = JOBS_AT_ONCE;
  #introducedAt = 0;
  #isStopped = false;

  constructor(parts: FetchParts) {
    this.#parts = parts;
  }

  /** True if the server has accepted the hello of this connection. */
  get isIntroduced(): boolean {
    return this.#isIntroduced;
  }

  /** Fetches now, or once more after the current requests. */
  fetch(): void {
    this.#isRequested = true;
    if (this.#parts.socket.connected && !this.#isStopped && !this.#isWorking) void this.#work();
  }

  /** Fetches without an announcement, because announcements may be lost. */
  fetchByClock(): void {
    if (performance.now() - this.#introducedAt > INTRODUCE_EVERY_MS) this.#mustIntroduce = true;
    this.fetch();
  }

  introduceAgain(): void {
    this.#mustIntroduce = true;
    this.fetch();
  }

  disconnected(): void {
    this.#isIntroduced = false;
    this.#mustIntroduce = true;
  }

  stop(): void {
    this.#isStopped = true;
    this.#isIntroduced = false;
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    let isDone = false;
    await this.#parts.attempt(async () => {
      while ((this.#isRequested || this.#mustIntroduce) && this.#parts.socket.connected) {
        if (this.#mustIntroduce) await this.#introduce();
        this.#isRequested = false;
        await this.#fetchAll();
      }
      isDone = true;
    });
    // The lost answer may have contained jobs, so the next hello lists the jobs that did arrive.
    if (!isDone) {
      this.#mustIntroduce = true;
      this.#atOnce = Math.max(1, this.#atOnce >> 2);
    }
    this.#isWorking = false;
  }

  async #introduce(): Promise<void> {
    const { socket, printQueue, strange, outbox } = this.#parts;
    // A change after this moment is not part of this hello, so it needs another hello.
    this.#mustIntroduce = false;
    const configured = await this.#parts.hello();
    const hello = helloThatFits(configured, [...printQueue().inHand(), ...strange.ids()]);
    const answer = await socket.timeout(ANSWER_MS).emitWithAck('apresentar', hello);
    assertAccepted(answer);
    await printQueue().configure(readConfig(answer));
    const epoch = readEpoch(answer);
    if (epoch !== null) await printQueue().followEpoch(epoch);
    this.#introducedAt = performance.now();
    this.#isIntroduced = true;
    strange.reportAgain();
    outbox.flush();
  }

  async #fetchAll(): Promise<void> {
    const { socket, printQueue, strange } = this.#parts;
    for (let hasMore = true; hasMore && socket.connected && printQueue().heldCount() < MAX_HELD; ) {
      const answer = await socket.timeout(ANSWER_MS).emitWithAck('buscar', { ate: this.#atOnce });
      assertAccepted(answer);
      const given = readJobs(answer);
      strange.add(given.strangeIds);
      await printQueue().take(given.jobs);
      this.#atOnce = Math.min(this.#atOnce * 2, JOBS_AT_ONCE);
      hasMore = given.hasMore;
    }
  }
}
