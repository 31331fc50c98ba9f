import { createServer, type Server as HttpServer } from 'node:http';
import {
  AGENT_NAMESPACE,
  type AgentConfig,
  type AgentHello,
  type AgentJob,
  type AgentPushes,
  type AgentReport,
  type AgentRequests,
  agentFetch,
  agentHello,
  agentReport,
} from '@comanda/contract/orders/printing/print-agent-events';
import { SERVER_LEAVES } from '@comanda/contract/realtime/leaving';
import { Server, type Socket } from 'socket.io';
import * as z from 'zod/mini';
import { A_CONFIG } from './an-agent-job.ts';

type JobState = 'queued' | 'sent' | 'failed' | 'printed' | 'expired';
type Report = AgentReport['trabalhos'][number];

/** A fake server with the agents' endpoint. It accepts only messages in the format of the real protocol. */
export interface FakeServer {
  readonly url: string;
  readonly hellos: AgentHello[];
  readonly reports: Report[];
  readonly stateOf: ReadonlyMap<number, JobState>;
  /** Adds jobs to the queue and announces them. */
  give(...jobs: readonly AgentJob[]): void;
  withdraw(...ids: readonly number[]): void;
  configure(config: AgentConfig): void;
  /** Refuses the token from now on and disconnects its agents. */
  remove(): void;
  /** Leaves this many of the next reports without an answer. */
  swallowReports(times: number): void;
  cut(): void;
  /** Asks the agents to reconnect after this many milliseconds, as a server does when it ends. */
  leave(ms: number): void;
  /** Message that the server is ending, with the milliseconds until agents may reconnect. */
  leave(volte_em: number): void;
  /** Resolves when the condition is true. The condition is checked after every message. */
  until(isSo: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export const TOKEN = 'token-do-computador';
export const PAIRING_CODE = 'K7QF-9XTM';

type AgentSocket = Socket<AgentRequests, AgentPushes>;

export async function openFakeServer(port = 0): Promise<FakeServer> {
  const work = new FakeWork();
  const http = pairingServer(() => work.config.loja);
  const io = new Server<AgentRequests, AgentPushes>(http, {
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
  });
  const namespace = io.of(AGENT_NAMESPACE);
  let isRemoved = false;
  namespace.use((socket, next) => {
    next(socket.handshake.auth.token === TOKEN && !isRemoved ? undefined : new Error('auth.required'));
  });
  namespace.on('connection', (socket) => work.serve(socket));
  await new Promise<void>((resolve) => {
    http.listen({ port, host: '127.0.0.1' }, resolve);
  });
  const address = http.address();

  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    hellos: work.hellos,
    reports: work.reports,
    stateOf: work.stateOf,
    give(...given) {
      work.add(given);
      namespace.emit('trabalhos');
    },
    withdraw(...which) {
      const ids = [...which];
      for (const id of ids) work.stateOf.set(id, 'expired');
      namespace.emit('retirar', { ids });
    },
    configure(next) {
      work.config = next;
      namespace.emit('configuracao', next);
    },
    remove() {
      isRemoved = true;
      namespace.disconnectSockets(true);
    },
    swallowReports(times) {
      work.swallowed = times;
    },
    cut: () => namespace.disconnectSockets(true),
    leave: (ms) => void namespace.emit(SERVER_LEAVES, { volte_em: ms }),
    until: (isSo) => work.until(isSo),
    async close() {
      await io.close();
    },
  };
}

/** Answers the pairing call. Only one code is valid. */
function pairingServer(loja: () => AgentConfig['loja']): HttpServer {
  return createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const isRight =
        request.url === '/api/impressao/dispositivos/parear' && JSON.parse(body).codigo === PAIRING_CODE;
      response.writeHead(isRight ? 200 : 422, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(
          isRight
            ? { status: true, token: TOKEN, loja: loja(), id_dispositivo: 7 }
            : { status: false, code: 422, erro: 'Código errado ou vencido.', erros: [], motivo: '' },
        ),
      );
    });
  });
}

/** The jobs of the server, and the agents' reports about them. */
class FakeWork {
  readonly stateOf = new Map<number, JobState>();
  readonly hellos: AgentHello[] = [];
  readonly reports: Report[] = [];
  config = A_CONFIG;
  /** Number of next reports that get no answer. */
  swallowed = 0;
  readonly #jobs = new Map<number, AgentJob>();
  readonly #watchers = new Set<() => void>();

  add(given: readonly AgentJob[]): void {
    for (const job of given) {
      this.#jobs.set(job.id, job);
      this.stateOf.set(job.id, 'queued');
    }
  }

  serve(socket: AgentSocket): void {
    socket.on('apresentar', (sent, answer) => {
      this.#meet(z.parse(agentHello, sent));
      answer({ status: true, ...this.config });
      this.#changed();
    });
    socket.on('buscar', (sent, answer) => {
      const { ate } = z.parse(agentFetch, sent);
      const queued = [...this.#jobs.values()].filter(({ id }) => this.stateOf.get(id) === 'queued');
      const given = queued.slice(0, ate);
      for (const { id } of given) this.stateOf.set(id, 'sent');
      answer({ status: true, trabalhos: given, mais: queued.length > given.length });
      this.#changed();
    });
    socket.on('relatar', (sent, answer) => {
      for (const report of z.parse(agentReport, sent).trabalhos) this.#receive(report);
      if (this.swallowed > 0) this.swallowed -= 1;
      else answer({ status: true });
      this.#changed();
    });
  }

  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!isSo()) return;
        this.#watchers.delete(check);
        resolve();
      };
      this.#watchers.add(check);
      check();
    });
  }

  #meet(hello: AgentHello): void {
    this.hellos.push(hello);
    for (const [id, state] of this.stateOf) {
      if ((state === 'sent' || state === 'failed') && !hello.em_maos.includes(id)) {
        this.stateOf.set(id, 'queued');
      }
    }
  }

  #receive(report: Report): void {
    this.reports.push(report);
    if (this.stateOf.get(report.id) === 'printed') return;
    const states = { impresso: 'printed', falhou: 'failed', expirado: 'expired' } as const;
    this.stateOf.set(report.id, states[report.estado]);
  }

  #changed(): void {
    for (const check of this.#watchers) check();
  }
}
