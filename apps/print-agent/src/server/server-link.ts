import {
  AGENT_NAMESPACE,
  type AgentHello,
  type AgentPushes,
  type AgentRequests,
} from '@comanda/contract/orders/printing/print-agent-events';
import { io, type Socket } from 'socket.io-client';
import type { Pairing } from '../config/agent-config.ts';
import type { JobReport } from '../queue/print-news.ts';
import type { PrintQueue } from '../queue/print-queue.ts';
import { FAULTS, NEWS } from '../texts.ts';
import { helloThatFits } from './hello-that-fits.ts';
import { createReportOutbox } from './report-outbox.ts';
import { assertAccepted, Refused, readConfig, readJobs, readWithdrawn } from './server-answers.ts';

/** The agent's own connection to the server: it fetches jobs and reports their outcome. */
export interface ServerLink {
  report(report: JobReport): void;
  /** Introduces the agent again, because its printers changed. */
  introduce(): void;
  stop(): void;
}

export interface LinkParts {
  pairing: Pairing;
  printQueue(): PrintQueue;
  hello(): Promise<Pick<AgentHello, 'versao' | 'sistema' | 'impressoras'>>;
  /** The server has confirmed how these jobs ended. */
  heard(reports: readonly JobReport[]): void;
  /** This machine was removed from the store. The agent asks for nothing any more. */
  removed(): void;
  say(text: string): void;
  /** Milliseconds between two fetches without an announcement. */
  lookEveryMs?: number;
}

const LOOK_EVERY_MS = 15_000;
const ANSWER_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;
const JOBS_AT_ONCE = 50;
/**
 * Interval of introductions without a broken connection: answers also get lost in ways that the agent does
 * not notice.
 */
const INTRODUCE_EVERY_MS = 5 * 60_000;
/** With this many jobs on disk, the agent takes no more. They would only wait here; others may take them. */
const MOST_HELD = 500;

/** Connects and stays connected until stopped or removed. */
export function createServerLink(parts: LinkParts): ServerLink {
  const { pairing, say } = parts;
  const socket: Socket<AgentPushes, AgentRequests> = io(`${pairing.servidor}${AGENT_NAMESPACE}`, {
    path: '/socket.io',
    transports: ['websocket'],
    auth: { token: pairing.token },
    forceNew: true,
    reconnectionDelay: FIRST_RETRY_MS,
    reconnectionDelayMax: LONGEST_RETRY_MS,
  });
  let isStopped = false;
  let isIntroduced = false;
  let mustIntroduce = true;
  let isWorking = false;
  let isAsked = false;
  /**
   * Jobs that this agent does not understand. It claims to hold them, so that the server does not hand them
   * out again.
   */
  const strange = new Map<number, JobReport>();
  /** Reduced after a late answer: on a slow connection, fifty large papers never arrive in time. */
  let atOnce = JOBS_AT_ONCE;
  let introducedAt = 0;
  let retry: NodeJS.Timeout | undefined;

  const outbox = createReportOutbox({
    isConnected: () => isIntroduced,
    async send(reports) {
      assertAccepted(await ask().emitWithAck('relatar', { trabalhos: reports }));
    },
    heard: parts.heard,
    refused: (report) => say(NEWS.reportRefused(report.id)),
  });
  const ask = () => socket.timeout(ANSWER_MS);

  function stop(): void {
    isStopped = true;
    isIntroduced = false;
    clearInterval(look);
    clearTimeout(retry);
    outbox.stop();
    socket.disconnect();
  }

  function remove(): void {
    if (isStopped) return;
    stop();
    parts.removed();
  }

  /** Socket.IO retries only broken connections by itself, not refused ones. */
  function connectLater(ms: number): void {
    clearTimeout(retry);
    retry = setTimeout(() => socket.connect(), ms * (1 + Math.random()));
  }

  /** Sends a request; after any failure, the next fetch asks again. */
  async function attempt(question: () => Promise<void>): Promise<void> {
    try {
      await question();
    } catch (error) {
      if (error instanceof Refused && error.code === 'auth.required') remove();
      else if (error instanceof Refused && !isStopped) say(NEWS.refusedBy(error.message));
    }
  }

  async function introduce(): Promise<void> {
    // Later changes are not in this hello.
    mustIntroduce = false;
    const hello = helloThatFits(await parts.hello(), [...parts.printQueue().inHand(), ...strange.keys()]);
    const told = await ask().emitWithAck('apresentar', hello);
    assertAccepted(told);
    await parts.printQueue().configure(readConfig(told));
    introducedAt = performance.now();
    isIntroduced = true;
    // They may have been taken away in the meantime. This hello claims them again, so their failure is
    // reported again.
    for (const report of strange.values()) outbox.put(report);
    outbox.flush();
  }

  async function fetchAll(): Promise<void> {
    for (let hasMore = true; hasMore && socket.connected && parts.printQueue().heldCount() < MOST_HELD; ) {
      const answer = await ask().emitWithAck('buscar', { ate: atOnce });
      assertAccepted(answer);
      const given = readJobs(answer);
      for (const id of given.strangeIds) {
        const report = {
          id,
          estado: 'falhou',
          motivo: FAULTS.notUnderstood,
          impressora: null,
          em: Date.now(),
        } as const;
        strange.set(id, report);
        outbox.put(report);
      }
      await parts.printQueue().take(given.jobs);
      atOnce = Math.min(atOnce * 2, JOBS_AT_ONCE);
      hasMore = given.hasMore;
    }
  }

  /** One request at a time; requests made in the meantime follow directly. */
  async function work(): Promise<void> {
    isWorking = true;
    let isDone = false;
    await attempt(async () => {
      while ((isAsked || mustIntroduce) && socket.connected) {
        if (mustIntroduce) await introduce();
        isAsked = false;
        await fetchAll();
      }
      isDone = true;
    });
    // The lost answer may have contained jobs: the next hello reports the jobs that are really here.
    if (!isDone) {
      mustIntroduce = true;
      atOnce = Math.max(1, atOnce >> 2);
    }
    isWorking = false;
  }

  function fetchJobs(): void {
    isAsked = true;
    if (socket.connected && !isStopped && !isWorking) void work();
  }

  socket.on('connect', () => {
    say(NEWS.connected);
    fetchJobs();
  });
  socket.on('disconnect', (reason) => {
    isIntroduced = false;
    mustIntroduce = true;
    if (isStopped) return;
    say(NEWS.disconnected);
    if (reason === 'io server disconnect') connectLater(FIRST_RETRY_MS);
  });
  socket.on('connect_error', (error) => {
    if (error.message === 'auth.required') return remove();
    if (!socket.active && !isStopped) {
      say(NEWS.refusedBy(error.message));
      connectLater(LONGEST_RETRY_MS / 2);
    }
  });
  socket.on('trabalhos', fetchJobs);
  socket.on('configuracao', (told) => void attempt(() => parts.printQueue().configure(readConfig(told))));
  socket.on('retirar', (told) => {
    const ids = readWithdrawn(told);
    for (const id of ids) strange.delete(id);
    void attempt(() => parts.printQueue().withdraw(ids));
  });
  socket.on('devolver', (told) => void attempt(() => parts.printQueue().giveBack(readWithdrawn(told))));
  const look = setInterval(() => {
    if (performance.now() - introducedAt > INTRODUCE_EVERY_MS) mustIntroduce = true;
    fetchJobs();
  }, parts.lookEveryMs ?? LOOK_EVERY_MS);

  return {
    report: outbox.put,
    introduce() {
      mustIntroduce = true;
      fetchJobs();
    },
    stop,
  };
}
