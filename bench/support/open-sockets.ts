import { connectSocket } from '@comanda/testkit/http/open-socket';
import pLimit from 'p-limit';
import type { Socket } from 'socket.io-client';

const AT_ONCE = 50;

/**
 * Opens one socket for each token, at the addresses in turn, and resolves when all are connected. `onOpen` may add
 * listeners before the first event.
 */
export function openSockets(
  url: string | readonly string[],
  tokens: readonly string[],
  onOpen: (socket: Socket, index: number) => void = () => undefined,
): Promise<Socket[]> {
  const urls = typeof url === 'string' ? [url] : url;
  return pLimit(AT_ONCE).map(tokens, (token, index) =>
    connectSocket(urls[index % urls.length] ?? '', token, { onOpen: (socket) => onOpen(socket, index) }),
  );
}
