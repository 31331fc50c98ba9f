import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'socket.io';

/**
 * Makes what lets go of the request somebody connected with. It has served its purpose when they have a name; kept, it is a
 * good part of what an idle panel costs. The engine holds it twice: at the connection, and in the answer it makes of an
 * upgrade, which lives as long as that.
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
