import pLimit from 'p-limit';
import { io, type Socket } from 'socket.io-client';

const AT_ONCE = 50;

/** One connected socket for each token; `onOpen` may listen before the first event can come. */
export function openSockets(
  url: string,
  tokens: readonly string[],
  onOpen: (socket: Socket, index: number) => void = () => undefined,
): Promise<Socket[]> {
  return pLimit(AT_ONCE).map(tokens, async (token, index) => {
    const socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token },
    });
    onOpen(socket, index);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  });
}
