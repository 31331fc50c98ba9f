import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'socket.io';

/**
 * Makes a function that releases the HTTP request of a handshake. The request is useless after the socket is
 * identified, and takes much of an idle panel's memory. The engine references it twice: at the connection, and in the
 * response of the upgrade, which lives as long.
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
