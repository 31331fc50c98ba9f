import { connectSocket } from '@comanda/testkit/http/open-socket';
import pLimit from 'p-limit';
import type { Socket } from 'socket.io-client';

const AT_ONCE = 50;

/**
 * Opens one socket for each token and resolves when all are connected. `onOpen` may add listeners before the
 * first event.
 */
export function openSockets(
  url: string,
  tokens: readonly string[],
  onOpen: (socket: Socket, index: number) => void = () => undefined,
): Promise<Socket[]> {
  return pLimit(AT_ONCE).map(tokens, (token, index) =>
    connectSocket(url, token, { onOpen: (socket) => onOpen(socket, index) }),
  );
}
