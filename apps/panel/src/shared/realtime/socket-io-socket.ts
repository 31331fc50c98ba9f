import type { ClientToServerEvents, ServerToClientEvents } from '@comanda/contract/realtime/events';
import { SERVER_LEAVES } from '@comanda/contract/realtime/leaving';
import { io, type Socket } from 'socket.io-client';
import type { RealtimeSocket, SocketHandlers } from './realtime-socket.ts';

const joinTimeoutMs = 5000;
const sendTimeoutMs = 8000;

/**
 * The first wait is 1–2 s, and each further wait doubles, up to 5 s (required: 1 to 5 s, without end). The
 * random part spreads the reconnections of a thousand panels after a restart.
 */
const reconnection = {
  reconnection: true,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  reconnectionDelay: 1500,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.33,
};

/** Opens a Socket.IO connection over websocket to the page's own origin, with the session's cookie. */
export function openSocketIo(handlers: SocketHandlers): RealtimeSocket {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io({
    path: '/socket.io',
    transports: ['websocket'],
    withCredentials: true,
    autoConnect: false,
    timeout: 8000,
    ...reconnection,
  });
  socket.on('connect', handlers.connected);
  socket.on('disconnect', () => handlers.lost(socket.active));
  socket.on('connect_error', () => handlers.lost(socket.active));
  socket.io.on('ping', handlers.alive);
  socket.on('pedido', (event) => handlers.push('pedido', [event]));
  socket.on('pedido-seq', (hint) => handlers.push('pedido-seq', [hint]));
  socket.on('loja', (opening) => handlers.push('loja', [opening]));
  socket.on('client-merchant-message', (push) => handlers.push('client-merchant-message', [push]));
  socket.on('merchant-client-message', (push) => handlers.push('merchant-client-message', [push]));
  socket.on('mudou', (hint) => handlers.push('mudou', [hint]));
  socket.on('sessao-mudou', () => handlers.push('sessao-mudou', []));
  socket.on('sessao-encerrada', () => handlers.push('sessao-encerrada', []));
  socket.on('conexao-excedente', () => handlers.push('conexao-excedente', []));
  socket.on(SERVER_LEAVES, (how) => {
    handlers.push(SERVER_LEAVES, [how]);
    // Disconnects, because the library would otherwise reconnect with its own waits.
    socket.disconnect();
  });
  return {
    connect: () => {
      socket.connect();
    },
    disconnect: () => {
      socket.off();
      socket.io.off('ping', handlers.alive);
      socket.disconnect();
    },
    breakLink: () => socket.io.engine.close(),
    join: (room) => socket.timeout(joinTimeoutMs).emitWithAck('room', room),
    sendMessage: (message) => socket.timeout(sendTimeoutMs).emitWithAck('merchant-client-message', message),
  };
}
