import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { createQueue } from '../queue.ts';

type Connection = Socket['conn'];

/**
 * Whoever connects is unauthenticated until a handshake found a session or a guest. What unauthenticated connections may cost
 * everybody else is decided here.
 */
export interface Unauthenticated {
  /** Whether one more connection may come from where this request does. */
  mayCome(request: IncomingMessage): boolean;
  /** Runs one handshake in its turn: few at a time, the addresses in turn; nothing when the connection is gone by then. */
  handshake(connection: Connection, work: () => Promise<void>): Promise<void>;
  /** The connection has a name now. */
  named(connection: Connection): void;
}

/** A shop's machines and a provider's shared address, all reconnecting at once, are far below. */
const MOST_OF_ADDRESS = 256;
/** Namespaces one connection may ask for: a client asks for one, and again while the database is away. */
const MOST_CONNECTS = 8;
/** Handshakes under way: each holds a connection to the database, of which requests need most. */
const HANDSHAKES_AT_ONCE = 6;
const HANDSHAKES_WAITING = 10_000;

/** What the engine's messages begin with when they ask for a namespace. */
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

  // One function for all, and for nobody who has a name: a panel costs what is kept for it.
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
    mayCome: (request) => (counts.get(addressOf(request)) ?? 0) < MOST_OF_ADDRESS,
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

/** One refusal after the other costs nothing to ask for: whoever asks too often is cut, and what they sent is not read. */
function limitConnects(connection: Connection): void {
  // Kept instead of the request, which is forgotten when the connection has a name.
  const { socket } = connection.request;
  let connects = 0;
  connection.on('packet', ({ type, data }: { type: string; data?: unknown }) => {
    if (type !== 'message' || typeof data !== 'string' || !data.startsWith(CONNECT)) return;
    connects += 1;
    if (connects <= MOST_CONNECTS) return;
    connection.close(true);
    socket.destroy();
  });
}
