import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'socket.io';

/**
 * Makes a function that releases the HTTP request of a handshake. After the socket is authenticated, the
 * request is useless, and is a large part of an idle panel's memory. The engine references the request twice:
 * at the connection, and in the response of the upgrade.
 */
export function handshakeForgetter(
  engine: Server['engine'],
): (socket: Pick<Socket, 'conn' | 'handshake'>) => void {
  const answers = new WeakMap<IncomingMessage, ServerResponse>();
  engine.use((request: IncomingMessage, answer: ServerResponse, next: () => void) => {
    answers.set(request, answer);
    next();
  });
  return ({ conn, handshake }) => {
    const answer = answers.get(conn.request);
    if (answer !== undefined) Object.assign(answer, { req: null });
    Object.assign(conn, { request: null });
    handshake.headers = {};
  };
}
