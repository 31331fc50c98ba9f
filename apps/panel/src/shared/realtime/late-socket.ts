import type { OpenSocket, RealtimeSocket } from './realtime-socket.ts';

const notThere = () => Promise.reject(new Error('the live connection is down'));

/**
 * A socket whose library loads only at the first connection, so that the board renders first. A failed load
 * counts as a lost connection; the next attempt loads the library again.
 */
export function openLate(load: () => Promise<OpenSocket>): OpenSocket {
  return (handlers) => {
    let socket: RealtimeSocket | null = null;
    let isLoading = false;
    let isGone = false;
    return {
      connect: () => {
        if (socket) return socket.connect();
        if (isLoading) return;
        isLoading = true;
        load()
          .then(
            (open) => {
              if (isGone) return;
              socket = open(handlers);
              socket.connect();
            },
            () => {
              if (!isGone) handlers.lost(false);
            },
          )
          .finally(() => {
            isLoading = false;
          });
      },
      disconnect: () => {
        isGone = true;
        socket?.disconnect();
      },
      breakLink: () => socket?.breakLink(),
      join: (room) => socket?.join(room) ?? notThere(),
      sendMessage: (message) => socket?.sendMessage(message) ?? notThere(),
    };
  };
}
