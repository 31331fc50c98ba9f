import { AGENT_NAMESPACE } from '@comanda/contract/orders/printing/print-agent-events';
import { returnDelayOf, SERVER_LEAVES } from '@comanda/contract/realtime/leaving';
import { io } from 'socket.io-client';
import type { Pairing } from '../config/agent-config.ts';
import type { JobReport } from '../queue/print-events.ts';
import { MESSAGES } from '../texts.ts';
import { type AgentSocket, ANSWER_MS, type FetchParts, FetchRounds } from './fetch-rounds.ts';
import { createReportOutbox, type ReportOutbox } from './report-outbox.ts';
import { assertAccepted, Refused, readConfig, readWithdrawn } from './server-answers.ts';
import { StrangeJobs } from './strange-jobs.ts';

/** The agent's connection to the server. Fetches jobs and reports their results. */
export interface ServerLink {
  report(report: JobReport): void;
  /** Sends the agent's hello again, because its printers changed. */
  introduce(): void;
  stop(): void;
}

export interface LinkParts extends Pick<FetchParts, 'printQueue' | 'hello'> {
  pairing: Pairing;
  /** Called when the server has confirmed the end of these jobs. */
  acknowledged(reports: readonly JobReport[]): void;
  /** Called when this machine was removed from the store. The agent sends no more requests. */
  removed(): void;
  log(text: string): void;
  /** Milliseconds between two fetches without an announcement. */
  checkEveryMs?: number;
}

const CHECK_EVERY_MS = 15_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;

/** Connects and stays connected until stopped or removed. */
export function createServerLink(parts: LinkParts): ServerLink {
  const link = new Link(parts);
  return { report: link.report, introduce: () => link.introduce(), stop: () => link.stop() };
}

class Link {
  readonly report: ReportOutbox['put'];
  readonly #parts: LinkParts;
  readonly #socket: AgentSocket;
  readonly #outbox: ReportOutbox;
  readonly #strange: StrangeJobs;
  readonly #rounds: FetchRounds;
  readonly #check: NodeJS.Timeout;
  #isStopped = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(parts: LinkParts) {
    this.#parts = parts;
    this.#socket = openSocket(parts.pairing);
    this.#outbox = createReportOutbox({
      isConnected: () => this.#rounds.isIntroduced,
      send: async (reports) => {
        const answer = await this.#socket.timeout(ANSWER_MS).emitWithAck('relatar', { trabalhos: reports });
        assertAccepted(answer);
      },
      acknowledged: parts.acknowledged,
      refused: (report) => parts.log(MESSAGES.reportRefused(report.id)),
    });
    this.report = this.#outbox.put;
    this.#strange = new StrangeJobs(this.#outbox);
    this.#rounds = new FetchRounds({
      socket: this.#socket,
      printQueue: parts.printQueue,
      hello: parts.hello,
      outbox: this.#outbox,
      strange: this.#strange,
      attempt: (requests) => this.#attempt(requests),
    });
    this.#followConnection();
    this.#followPushes();
    this.#check = setInterval(() => this.#rounds.fetchByClock(), parts.checkEveryMs ?? CHECK_EVERY_MS);
  }

  introduce(): void {
    this.#rounds.introduceAgain();
  }

  stop(): void {
    this.#isStopped = true;
    this.#rounds.stop();
    clearInterval(this.#check);
    clearTimeout(this.#retry);
    this.#outbox.stop();
    this.#socket.disconnect();
  }

  #followConnection(): void {
    const { log } = this.#parts;
    this.#socket.on('connect', () => {
      log(MESSAGES.connected);
      this.#rounds.fetch();
    });
    this.#socket.on('disconnect', (reason) => {
      this.#rounds.disconnected();
      if (this.#isStopped) return;
      log(MESSAGES.disconnected);
      if (reason === 'io server disconnect') this.#connectLater(FIRST_RETRY_MS);
    });
    this.#socket.on(SERVER_LEAVES, (how) => {
      // Otherwise Socket.IO would also reconnect at its own times.
      this.#socket.disconnect();
      this.#connectAfter(returnDelayOf(how));
    });
    this.#socket.on('connect_error', (error) => {
      if (error.message === 'auth.required') return this.#remove();
      if (!this.#socket.active && !this.#isStopped) {
        log(MESSAGES.refusedBy(error.message));
        this.#connectLater(LONGEST_RETRY_MS / 2);
      }
    });
  }

  #followPushes(): void {
    const queue = this.#parts.printQueue;
    this.#socket.on('trabalhos', () => this.#rounds.fetch());
    this.#socket.on(
      'configuracao',
      (configured) => void this.#attempt(() => queue().configure(readConfig(configured))),
    );
    this.#socket.on('retirar', (configured) => {
      const ids = readWithdrawn(configured);
      this.#strange.forget(ids);
      void this.#attempt(() => queue().withdraw(ids));
    });
    this.#socket.on(
      'devolver',
      (configured) => void this.#attempt(() => queue().giveBack(readWithdrawn(configured))),
    );
  }

  /** Connects again after `ms`. Socket.IO itself retries a broken connection, but not a refused one. */
  #connectLater(ms: number): void {
    this.#connectAfter(ms * (1 + Math.random()));
  }

  #connectAfter(ms: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#socket.connect(), ms);
  }

  /** Sends a request. After a failure, the next fetch repeats it. */
  async #attempt(question: () => Promise<void>): Promise<void> {
    try {
      await question();
    } catch (error) {
      if (error instanceof Refused && error.code === 'auth.required') this.#remove();
      else if (error instanceof Refused && !this.#isStopped)
        this.#parts.log(MESSAGES.refusedBy(error.message));
    }
  }

  #remove(): void {
    if (this.#isStopped) return;
    this.stop();
    this.#parts.removed();
  }
}

function openSocket({ servidor, token }: Pairing): AgentSocket {
  return io(`${servidor}${AGENT_NAMESPACE}`, {
    path: '/socket.io',
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnectionDelay: FIRST_RETRY_MS,
    reconnectionDelayMax: LONGEST_RETRY_MS,
  });
}
