import { connectSocket } from '@comanda/testkit/http/open-socket';
import pLimit from 'p-limit';
import type { Socket } from 'socket.io-client';

const AT_ONCE = 50;

/** One connected socket for each token; `onOpen` may listen before the first event can come. */
export function openSockets(
  url: string,
  tokens: readonly string[],
  onOpen: (socket: Socket, index: number) => void = () => undefined,
): Promise<Socket[]> {
  return pLimit(AT_ONCE).map(tokens, (token, index) =>
    connectSocket(url, token, { onOpen: (socket) => onOpen(socket, index) }),
  );
}
