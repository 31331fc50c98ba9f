import type { Server, Socket } from 'socket.io';
import type { Logger } from '../log.ts';
import { createRateLimitedWarnings } from '../rate-limited-log.ts';
import { inPush } from '../tracing/spans.ts';
import { answerQuestions, type Question } from './answer-questions.ts';
import type { Unauthenticated } from './unauthenticated.ts';

/** A client without a session. It has access to one object of one store. */
export interface Guest {
  storeId: number;
  /** The only room that the guest is in. */
  room: string;
}

/** A socket namespace for clients without a session. Each has a token for one object. */
export interface GuestNamespace<Who extends Guest = Guest> {
  /** Pushes to the guests of one room. */
  push(room: string, name: string, ...payload: readonly unknown[]): void;
  /** Pushes to every guest of a store. */
  pushToStore(storeId: number, name: string): void;
  hasGuests(room: string): boolean;
  /** True while the connection is open. */
  isHere(socketId: string): boolean;
  /** Disconnects the guests of a room. */
  cut(room: string): void;
  /** All connected guests, one entry per connection. */
  guests(): Who[];
  /** The stores of all guests. */
  stores(): Iterable<number>;
  hasGuestsOf(storeId: number): boolean;
  sockets(): Iterable<Pick<Socket, 'emit'>>;
}

export interface GuestNamespaceOptions<Who extends Guest> {
  namespace: string;
  /** Returns the guest of a token; null for an invalid token. */
  admit(token: string): Promise<Who | null>;
  questions: readonly Question<Who>[];
  /**
   * True when a room has at most one connection. The latest connection remains, because earlier connections
   * are half-open, or belong to a copy of the client.
   */
  isForOne?: boolean;
  /**
   * Called when a guest connected or disconnected. When it is called, a disconnected guest has already left
   * the room.
   */
  onMoved?(who: Who): void;
  log: Logger;
}

/** Maximum of connections per room. Half-open connections end within ten seconds. */
const MAX_OF_ROOM = 8;
const LONGEST_TOKEN = 200;

const storeRoom = (storeId: number) => `store:${storeId}`;

/** Opens a namespace for guests. Host and Origin were checked when the connection was made. */
export function openGuestNamespace<Who extends Guest>(
  io: Server,
  unauthenticated: Unauthenticated,
  options: GuestNamespaceOptions<Who>,
): GuestNamespace<Who> {
  const namespace = io.of(options.namespace);
  const present = new Map<string, Who>();
  const sizeOf = (room: string) => namespace.adapter.rooms.get(room)?.size ?? 0;
  const questions = new Map(options.questions.map((requested) => [requested.name, requested]));

  const warn = createRateLimitedWarnings(options.log);
  namespace.use((socket, next) => {
    const admit = async () => {
      const { token } = socket.handshake.auth;
      const who =
        typeof token === 'string' && token.length <= LONGEST_TOKEN ? await options.admit(token) : null;
      if (who === null) return next(new Error('auth.required'));
      if (!options.isForOne && sizeOf(who.room) >= MAX_OF_ROOM) return next(new Error('server.busy'));
      await socket.join([who.room, storeRoom(who.storeId)]);
      socket.data.who = who;
      answerQuestions(socket, questions, who, options.log);
      next();
    };
    unauthenticated.handshake(socket.conn, admit).catch((error: unknown) => {
      warn({ err: error }, 'guest handshake failed');
      next(new Error('server.unavailable'));
    });
  });

  namespace.on('connection', (socket) => {
    const { who }: { who: Who } = socket.data;
    unauthenticated.named(socket.conn);
    present.set(socket.id, who);
    socket.once('disconnect', () => {
      present.delete(socket.id);
      options.onMoved?.(who);
    });
    if (options.isForOne) namespace.in(who.room).except(socket.id).disconnectSockets(true);
    options.onMoved?.(who);
  });

  return {
    push: (room, name, ...payload) => {
      inPush(name, null, () => namespace.to(room).emit(name, ...payload));
    },
    pushToStore: (storeId, name) => {
      inPush(name, storeId, () => namespace.to(storeRoom(storeId)).emit(name));
    },
    hasGuests: (room) => sizeOf(room) > 0,
    isHere: (socketId) => present.has(socketId),
    cut: (room) => namespace.in(room).disconnectSockets(true),
    guests: () => [...present.values()],
    hasGuestsOf: (storeId) => sizeOf(storeRoom(storeId)) > 0,
    sockets: () => namespace.sockets.values(),
    stores: () => new Set([...present.values()].map(({ storeId }) => storeId)),
  };
}
