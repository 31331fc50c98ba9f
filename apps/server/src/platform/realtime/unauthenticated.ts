import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { createQueue } from '../queue.ts';

type Connection = Socket['conn'];

/**
 * Limits unauthenticated connections, so that they cannot slow down other connections. A connection is
 * unauthenticated until a handshake finds a session or a guest.
 */
export interface Unauthenticated {
  /** True when this request's IP address may open another connection. */
  mayCome(request: IncomingMessage): boolean;
  /**
   * Runs a handshake in its turn: few at a time, alternating between IP addresses. A closed connection is
   * skipped.
   */
  handshake(connection: Connection, work: () => Promise<void>): Promise<void>;
  /** Marks the connection as authenticated. */
  named(connection: Connection): void;
}

/**
 * Maximum of unauthenticated connections per IP address: more than a shop has, or a shared address whose
 * clients reconnect at once.
 */
const MAX_OF_ADDRESS = 256;
/**
 * Maximum of namespace requests per connection. A client needs one request, and further requests while the
 * database is unavailable.
 */
const MAX_CONNECTS = 8;
/** Parallel handshakes. Each uses a database connection, and requests need most of these. */
const HANDSHAKES_AT_ONCE = 6;
const HANDSHAKES_WAITING = 10_000;

/** First character of the engine's messages that request a namespace. */
const CONNECT = '0';

export function watchUnauthenticated(
  engine: Server['engine'],
  addressOf: (request: IncomingMessage) => string,
): Unauthenticated {
  const counts = new Map<string, number>();
  const addresses = new Map<Connection, string>();
  const queue = createQueue({ atOnce: HANDSHAKES_AT_ONCE, waiting: HANDSHAKES_WAITING });

  const forget = (connection: Connection) => {
    const address = addresses.get(connection);
    if (address === undefined) return;
    addresses.delete(connection);
    const left = (counts.get(address) ?? 1) - 1;
    if (left > 0) counts.set(address, left);
    else counts.delete(address);
  };

  // One shared function, removed after authentication, because a closure per panel would take memory.
  function forgetClosed(this: Connection): void {
    forget(this);
  }

  engine.on('connection', (connection: Connection) => {
    const address = addressOf(connection.request);
    addresses.set(connection, address);
    counts.set(address, (counts.get(address) ?? 0) + 1);
    limitConnects(connection);
    connection.on('close', forgetClosed);
  });

  return {
    mayCome: (request) => (counts.get(addressOf(request)) ?? 0) < MAX_OF_ADDRESS,
    handshake: (connection, work) =>
      queue(async () => {
        if (connection.readyState === 'open') await work();
      }, addresses.get(connection)),
    named: (connection) => {
      forget(connection);
      connection.off('close', forgetClosed);
    },
  };
}

/** Cuts a client that sends too many requests. Each refusal costs the server more than the client. */
function limitConnects(connection: Connection): void {
  // Takes the socket here, because the request is released after authentication.
  const { socket } = connection.request;
  let connects = 0;
  connection.on('packet', ({ type, data }: { type: string; data?: unknown }) => {
    if (type !== 'message' || typeof data !== 'string' || !data.startsWith(CONNECT)) return;
    connects += 1;
    if (connects <= MAX_CONNECTS) return;
    connection.close(true);
    socket.destroy();
  });
}
