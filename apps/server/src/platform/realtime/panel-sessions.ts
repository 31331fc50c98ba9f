import type { ClientToServerEvents, ServerToClientEvents } from '@comanda/contract/realtime/events';
import { can } from '@comanda/domain/people/access/permissions';
import type { Server } from 'socket.io';
import type { Session } from '../http/requester.ts';
import type { Logger } from '../log.ts';

/** Data of a panel's connection. */
export interface SocketData {
  session: Session;
  token: string;
}

export type PanelServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketData
>;
export type PanelSocket = Parameters<Parameters<PanelServer['use']>[0]>[0];

interface Deps {
  findSessionOf(connection: SocketData): Promise<Session | null>;
  log: Logger;
}

const RECHECK_MS = 30_000;
const RECHECK_TURNS = 30;
/**
 * Maximum of connections per session: more than a user has tabs, but few enough to limit a faulty program.
 */
const MAX_OF_SESSION = 12;

export const storeRoom = (storeId: number) => `store:${storeId}`;
export const conversationRoom = (storeId: number) => `chat:${storeId}`;
export const visitRoom = (storeId: number) => `visit:${storeId}`;
export const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** Notifies and cuts the oldest connections of a session above the limit. A room lists its sockets by arrival. */
export function cutExcess(io: PanelServer, sessionId: string): void {
  const { adapter, sockets } = io.of('/');
  const ids = [...(adapter.rooms.get(sessionRoom(sessionId)) ?? [])];
  for (const id of ids.slice(0, Math.max(0, ids.length - MAX_OF_SESSION))) {
    const oldest = sockets.get(id);
    oldest?.emit('conexao-excedente');
    oldest?.disconnect(true);
  }
}

/**
 * Checks each socket's session every half minute, a few sockets at a time. A session may expire, or end while
 * notifications of the database are lost. The check counts as a use of the session, so an open panel stays
 * logged in.
 */
export function watchSessions(io: PanelServer, deps: Deps): NodeJS.Timeout {
  let turn = 0;
  return setInterval(() => {
    turn = (turn + 1) % RECHECK_TURNS;
    let index = 0;
    for (const socket of io.of('/').sockets.values()) {
      index += 1;
      if (index % RECHECK_TURNS === turn) void recheckSocket(socket, deps);
    }
  }, RECHECK_MS / RECHECK_TURNS);
}

/** Checks one session after another: thousands of parallel reads would block the database. */
export async function recheckSessions(
  io: PanelServer,
  deps: Deps,
  isMeant: (session: Session) => boolean,
): Promise<void> {
  const meant = [...io.of('/').sockets.values()].filter((socket) => isMeant(socket.data.session));
  for (const socket of meant) if (socket.connected) await recheckSocket(socket, deps);
}

/** The rooms with the store's events that a session may join; none without the permission to read orders. */
export function roomsOf(session: Session): string[] {
  if (!can(session, 'orders.read')) return [];
  const { storeId, visit } = session;
  if (visit !== null) return [visitRoom(storeId)];
  return [storeRoom(storeId), ...(can(session, 'orders.chat') ? [conversationRoom(storeId)] : [])];
}

async function recheckSocket(socket: PanelSocket, deps: Deps): Promise<void> {
  try {
    const session = await deps.findSessionOf(socket.data);
    if (session !== null) {
      const isOther =
        session.userName !== socket.data.session.userName ||
        String(session.permissions) !== String(socket.data.session.permissions);
      for (const room of [storeRoom, conversationRoom, visitRoom]) socket.leave(room(session.storeId));
      socket.join(roomsOf(session));
      socket.data.session = session;
      if (isOther) socket.emit('sessao-mudou');
      return;
    }
    socket.emit('sessao-encerrada');
    socket.disconnect(true);
  } catch (error) {
    // The socket stays connected: while the database is unavailable, the session may still be valid.
    deps.log.warn({ err: error }, 'the session of a socket could not be checked; the socket stays connected');
  }
}
