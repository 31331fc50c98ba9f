import { createServer } from 'node:http';
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
import { Server } from 'socket.io';
import * as z from 'zod/mini';
import { A_CONFIG } from './an-agent-job.ts';

type JobState = 'queued' | 'sent' | 'failed' | 'printed' | 'expired';
type Report = AgentReport['trabalhos'][number];

/** The agents' door of a server, true to the protocol: messages of an agent must fit the contract. */
export interface FakeServer {
  readonly url: string;
  readonly hellos: AgentHello[];
  readonly reports: Report[];
  readonly stateOf: ReadonlyMap<number, JobState>;
  /** Adds jobs to the queue and announces them. */
  give(...jobs: readonly AgentJob[]): void;
  withdraw(...ids: readonly number[]): void;
  configure(config: AgentConfig): void;
  /** From now on the token is refused, and its agents are disconnected. */
  remove(): void;
  /** The next reports, this many, are received but not answered. */
  swallowReports(times: number): void;
  cut(): void;
  /** Resolves when the condition is true; checked after every message. */
  until(isSo: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export const TOKEN = 'token-do-computador';
export const PAIRING_CODE = 'K7QF-9XTM';

export async function openFakeServer(port = 0): Promise<FakeServer> {
  const jobs = new Map<number, AgentJob>();
  const stateOf = new Map<number, JobState>();
  const hellos: AgentHello[] = [];
  const reports: Report[] = [];
  const watchers = new Set<() => void>();
  let config = A_CONFIG;
  let isRemoved = false;
  let swallowed = 0;
  const changed = () => {
    for (const look of watchers) look();
  };

  const http = createServer((request, response) => {
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
            ? { status: true, token: TOKEN, loja: config.loja, id_dispositivo: 7 }
            : { status: false, code: 422, erro: 'Código errado ou vencido.', erros: [], motivo: '' },
        ),
      );
    });
  });
  const io = new Server<AgentRequests, AgentPushes>(http, {
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
  });
  const door = io.of(AGENT_NAMESPACE);
  door.use((socket, next) => {
    next(socket.handshake.auth.token === TOKEN && !isRemoved ? undefined : new Error('auth.required'));
  });
  door.on('connection', (socket) => {
    socket.on('apresentar', (sent, answer) => {
      const hello = z.parse(agentHello, sent);
      hellos.push(hello);
      for (const [id, state] of stateOf) {
        if ((state === 'sent' || state === 'failed') && !hello.em_maos.includes(id))
          stateOf.set(id, 'queued');
      }
      answer({ status: true, ...config });
      changed();
    });
    socket.on('buscar', (sent, answer) => {
      const { ate } = z.parse(agentFetch, sent);
      const queued = [...jobs.values()].filter(({ id }) => stateOf.get(id) === 'queued');
      const given = queued.slice(0, ate);
      for (const { id } of given) stateOf.set(id, 'sent');
      answer({ status: true, trabalhos: given, mais: queued.length > given.length });
      changed();
    });
    socket.on('relatar', (sent, answer) => {
      for (const report of z.parse(agentReport, sent).trabalhos) {
        reports.push(report);
        if (stateOf.get(report.id) === 'printed') continue;
        stateOf.set(
          report.id,
          ({ impresso: 'printed', falhou: 'failed', expirado: 'expired' } as const)[report.estado],
        );
      }
      if (swallowed > 0) swallowed -= 1;
      else answer({ status: true });
      changed();
    });
  });
  await new Promise<void>((resolve) => {
    http.listen({ port, host: '127.0.0.1' }, resolve);
  });
  const address = http.address();

  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    hellos,
    reports,
    stateOf,
    give(...given) {
      for (const job of given) {
        jobs.set(job.id, job);
        stateOf.set(job.id, 'queued');
      }
      door.emit('trabalhos');
    },
    withdraw(...which) {
      const ids = [...which];
      for (const id of ids) stateOf.set(id, 'expired');
      door.emit('retirar', { ids });
    },
    configure(next) {
      config = next;
      door.emit('configuracao', next);
    },
    remove() {
      isRemoved = true;
      door.disconnectSockets(true);
    },
    swallowReports(times) {
      swallowed = times;
    },
    cut: () => door.disconnectSockets(true),
    until: (isSo) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isSo()) return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      }),
    async close() {
      await io.close();
    },
  };
}
