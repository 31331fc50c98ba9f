import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerToClientEvents } from '@comanda/contract/realtime/events';
import { subjectsToWire } from '@comanda/contract/realtime/subjects';
import { can, type Permission } from '@comanda/domain/people/access/permissions';
import { type BroadcastOperator, Server } from 'socket.io';
import type { SubjectNumbers } from '../database/announcements.ts';
import { AppError } from '../errors/app-error.ts';
import { isKnownHost } from '../http/known-host.ts';
import { isOwnOrigin } from '../http/own-origin.ts';
import type { Session } from '../http/requester.ts';
import type { Logger } from '../log.ts';
import { createRateLimitedWarnings } from '../rate-limited-log.ts';
import { inPush } from '../tracing/spans.ts';
import { answerQuestions, type Question } from './answer-questions.ts';
import { handshakeForgetter } from './forget-handshake.ts';
import {
  type Guest,
  type GuestNamespace,
  type GuestNamespaceOptions,
  openGuestNamespace,
} from './guest-namespace.ts';
import {
  conversationRoom,
  cutExcess,
  type PanelServer,
  type PanelSocket,
  recheckSessions,
  roomsOf,
  type SocketData,
  sessionRoom,
  storeRoom,
  visitRoom,
  watchSessions,
} from './panel-sessions.ts';
import { sendAway } from './send-away.ts';
import { watchUnauthenticated } from './unauthenticated.ts';

/**
 * The store's secret channel name, the number of its last event, and the number of the last announcement by subject.
 */
export interface ChannelState {
  channel: string;
  seq: number;
  subjects: SubjectNumbers;
}

interface Deps {
  cookieName: string;
  parseCookies(header: string): Record<string, string | undefined>;
  ownOrigins: ReadonlySet<string>;
  publicUrl: string | null;
  findSession(token: string): Promise<Session | null>;
  /** The session of an admitted connection. */
  findSessionOf(connection: SocketData): Promise<Session | null>;
  /** Data for the answer to `room`. */
  describeStore(storeId: number): Promise<ChannelState>;
  /** A restore of the database changes this UUID; clients then read all data again. */
  epoch: string;
  /** The client's IP address, for rate limits. */
  addressOf(request: IncomingMessage): string;
  log: Logger;
}

/** Pushes to sockets of one store. */
export type Pushes = Pick<BroadcastOperator<ServerToClientEvents, SocketData>, 'emit'>;

/**
 * Pushes events to panels. The session of a socket decides which events the socket gets; clients cannot
 * choose.
 */
export interface Realtime {
  toStore(storeId: number): Pushes;
  /** Pushes to users who may read chats. Messages are sent to no other socket. */
  toConversations(storeId: number): Pushes;
  /** Pushes to support visits only. Events with names of customers are not sent to visits. */
  toVisits(storeId: number): Pushes;
  /** Pushes to the store's users and to support visits. */
  toPanels(storeId: number): Pushes;
  /**
   * True when a panel of the store is connected to this process. The check takes the same time for any number of
   * panels.
   */
  hasPanels(storeId: number): boolean;
  /** True when at least one panel or guest of the store is connected to this process. */
  isWatched(storeId: number): boolean;
  /** Stores with at least one panel or guest connected to this process. */
  watchedStores(): number[];
  /** Notifies the sockets of an ended session and cuts them. */
  endSession(sessionId: string): void;
  /** Checks the sessions of the selected sockets soon, and cuts sockets whose session has ended. */
  recheck(isMeant: (session: Session) => boolean): void;
  connectedCount(): number;
  /** Adds the handler of a panel message. Call this before the first connection. */
  answer(requested: PanelQuestion): void;
  /** Opens a namespace for clients without a session. */
  openNamespace<Who extends Guest>(options: GuestNamespaceOptions<Who>): GuestNamespace<Who>;
  /**
   * Refuses new connections and asks all clients to connect to another server, each after a different wait.
   * Settles when all have left; remaining connections are cut after a moment.
   */
  leave(): Promise<void>;
  /**
   * Notifies all clients of the shutdown, refuses new clients, and settles when the HTTP server has closed.
   * The caller must meanwhile end the HTTP server's other connections.
   */
  close(): Promise<void>;
}

/** A message of panels and the permission that it requires. The session is checked again for each message. */
export interface PanelQuestion extends Question<Session> {
  permission: Permission;
}

/** Interval of pings, and time to answer. Half-open connections therefore end within ten seconds. */
const PING_MS = 5_000;
/** A connection must authenticate within this time. The library's default is 45 s. */
const NAMELESS_MS = 10_000;
/** Connections that are still open this long after the notification are cut. */
const LEAVING_MS = 1_000;

export function createRealtime(http: HttpServer, deps: Deps): Realtime {
  let isClosing = false;
  const { io, unauthenticated, links } = openServer(http, deps, () => isClosing);
  const namespaces: GuestNamespace[] = [];
  const questions = new Map<string, Question<SocketData>>();
  const forgetHandshake = handshakeForgetter(io.engine);
  admitPanels(io, unauthenticated, deps);
  io.on('connection', (socket) => {
    unauthenticated.named(socket.conn);
    forgetHandshake(socket);
    answerQuestions(socket, questions, socket.data, deps.log);
    cutExcess(io, socket.data.session.sessionId);
    answerRoom(socket, deps);
  });

  const watching = watchSessions(io, deps);
  const rooms = roomsFor(io);
  return {
    ...rooms,
    isWatched: (storeId) =>
      rooms.hasPanels(storeId) || namespaces.some((namespace) => namespace.hasGuestsOf(storeId)),
    watchedStores: () => {
      const stores = new Set<number>();
      for (const { data } of io.of('/').sockets.values()) stores.add(data.session.storeId);
      for (const namespace of namespaces) for (const storeId of namespace.stores()) stores.add(storeId);
      return [...stores];
    },
    endSession: (sessionId) => {
      const room = io.in(sessionRoom(sessionId));
      room.emit('sessao-encerrada');
      room.disconnectSockets(true);
    },
    recheck: (isMeant) => void recheckSessions(io, deps, isMeant),
    connectedCount: () => io.engine.clientsCount,
    answer: (requested) => questions.set(requested.name, bySession(requested, deps)),
    openNamespace: (options) => {
      // Each namespace has its own events, but the library's types allow only one set per server.
      const namespace = openGuestNamespace(io as unknown as Server, unauthenticated, options);
      namespaces.push(namespace);
      return namespace;
    },
    leave: async () => {
      isClosing = true;
      await sendAway(io.engine, [
        io.of('/').sockets.values(),
        ...namespaces.map((namespace) => namespace.sockets()),
      ]);
    },
    close: async () => {
      isClosing = true;
      clearInterval(watching);
      // Cuts connections that were just being admitted: they are not among the closing sockets, and would
      // prevent the server from ending.
      const leaving = setTimeout(() => {
        for (const socket of links) socket.destroy();
      }, LEAVING_MS);
      await io.close();
      clearTimeout(leaving);
    },
  };
}

/** The socket server on `http`, and its TCP connections. */
function openServer(http: HttpServer, deps: Deps, isClosing: () => boolean) {
  const publicHost = deps.publicUrl === null ? null : new URL(deps.publicUrl).host;
  const links = new Set<Duplex>();
  const io: PanelServer = new Server(http, {
    serveClient: false,
    pingInterval: PING_MS,
    pingTimeout: PING_MS,
    connectTimeout: NAMELESS_MS,
    maxHttpBufferSize: 64 * 1024,
    perMessageDeflate: false,
    allowRequest: (request, decide) =>
      decide(
        null,
        !isClosing() &&
          unauthenticated.mayCome(request) &&
          isKnownHost(request.headers.host, publicHost) &&
          mayConnect(request, deps.ownOrigins),
      ),
  });
  // Uses one shared function, because a closure per panel would take memory.
  function forgetLink(this: Duplex): void {
    links.delete(this);
  }
  http.on('upgrade', (_request, socket) => {
    links.add(socket);
    socket.on('close', forgetLink);
  });
  const unauthenticated = watchUnauthenticated(io.engine, deps.addressOf);
  return { io, unauthenticated, links };
}

/** Admits panels by their session, and adds each socket to its rooms. */
function admitPanels(
  io: PanelServer,
  unauthenticated: ReturnType<typeof watchUnauthenticated>,
  deps: Deps,
): void {
  const warn = createRateLimitedWarnings(deps.log);
  io.use((socket, next) => {
    const admit = async () => {
      const token = tokenOf(socket.handshake.headers, socket.handshake.auth, deps);
      const session = token === null ? null : await deps.findSession(token);
      if (token === null || session === null) return next(new Error('auth.required'));
      socket.data = { session, token };
      await socket.join([...roomsOf(session), sessionRoom(session.sessionId)]);
      next();
    };
    unauthenticated.handshake(socket.conn, admit).catch((error: unknown) => {
      warn({ err: error }, 'socket handshake failed');
      next(new Error('server.unavailable'));
    });
  });
}

/** Answers whether a panel has the store's current channel, and sends the last numbers. */
function answerRoom(socket: PanelSocket, { describeStore, epoch }: Deps): void {
  let isAnswering = false;
  socket.on('room', async (wanted, answer) => {
    // Answers one request at a time, because each needs a transaction.
    if (typeof answer !== 'function' || isAnswering) return;
    isAnswering = true;
    try {
      const { channel, seq, subjects } = await describeStore(socket.data.session.storeId);
      answer({ ok: wanted?.canal === channel, seq, epoca: epoch, assuntos: subjectsToWire(subjects) });
    } catch {
      // The database is unavailable. The panel treats this answer like a lost connection, and asks again.
      answer({ ok: false, seq: 0 });
    } finally {
      isAnswering = false;
    }
  });
}

function roomsFor(io: PanelServer) {
  const pushes = (storeId: number, rooms: string | string[]): Pushes => ({
    emit: (name, ...payload) => {
      inPush(String(name), storeId, () => io.to(rooms).emit(name, ...payload));
      return true;
    },
  });
  return {
    toStore: (storeId) => pushes(storeId, storeRoom(storeId)),
    toConversations: (storeId) => pushes(storeId, conversationRoom(storeId)),
    toVisits: (storeId) => pushes(storeId, visitRoom(storeId)),
    toPanels: (storeId) => pushes(storeId, [storeRoom(storeId), visitRoom(storeId)]),
    hasPanels: (storeId) => {
      const { rooms } = io.of('/').adapter;
      return rooms.has(storeRoom(storeId)) || rooms.has(visitRoom(storeId));
    },
  } satisfies Partial<Realtime>;
}

/** Refuses users who lost a role or were blocked after they connected. */
function bySession(requested: PanelQuestion, deps: Deps): Question<SocketData> {
  return {
    ...requested,
    answer: async (sent, connection, socketId) => {
      const session = await deps.findSessionOf(connection);
      if (session === null) throw new AppError('auth.required');
      if (session.visit !== null) throw new AppError('visit.read-only');
      if (!can(session, requested.permission)) throw new AppError('auth.forbidden');
      return requested.answer(sent, session, socketId);
    },
  };
}

/** True for programs, which send no Origin and connect with a token, and for browsers on our own pages. */
function mayConnect(request: IncomingMessage, ownOrigins: ReadonlySet<string>): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || isOwnOrigin(origin, host, ownOrigins);
}

function tokenOf(
  headers: IncomingMessage['headers'],
  auth: Record<string, unknown>,
  deps: Deps,
): string | null {
  const fromCookie = deps.parseCookies(headers.cookie ?? '')[deps.cookieName];
  const fromHeader = headers.authorization?.replace(/^Basic\s+/i, '');
  return fromCookie ?? (typeof auth.token === 'string' ? auth.token : (fromHeader ?? null));
}
