import { io, type Socket } from 'socket.io-client';

export interface TestSocket {
  /** Waits until `count` events with this name have arrived since the connection. Returns them in order. */
  take<T = unknown>(name: string, count: number): Promise<T[]>;
  /** Events with this name that have arrived so far. */
  received(name: string): unknown[];
  joinRoom(channel: string): Promise<{ ok: boolean; seq: number }>;
  /** Sends one message and resolves to the server's answer. */
  request<T = unknown>(name: string, sent: unknown): Promise<T>;
  close(): void;
  /** Resolves after the server cut the connection. */
  closed: Promise<void>;
}

/**
 * Connects once, without retries. Rejects if the server refuses. `onOpen` may add listeners before the first
 * event.
 */
export async function connectSocket(
  url: string,
  token: string | null,
  { headers = {}, onOpen }: { headers?: Record<string, string>; onOpen?(socket: Socket): void } = {},
): Promise<Socket> {
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: token === null ? {} : { token },
    extraHeaders: headers,
  });
  onOpen?.(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
  return socket;
}

/**
 * Opens a real socket, as a page does. Rejects if the server refuses the handshake. The default `namespace`
 * is the panel's.
 */
export async function openSocket(
  url: string,
  token: string | null,
  headers: Record<string, string> = {},
  namespace = '',
): Promise<TestSocket> {
  const received = new Map<string, unknown[]>();
  const waiting: (() => void)[] = [];
  const closed = Promise.withResolvers<void>();
  const socket = await connectSocket(`${url}${namespace}`, token, {
    headers,
    onOpen: (opened) => {
      opened.onAny((name: string, payload: unknown) => {
        received.set(name, [...(received.get(name) ?? []), payload]);
        for (const check of waiting.slice()) check();
      });
      opened.once('disconnect', () => closed.resolve());
    },
  });
  return {
    take: <T>(name: string, count: number) =>
      new Promise<T[]>((resolve) => {
        const check = () => {
          const events = received.get(name) ?? [];
          if (events.length >= count) resolve(events.slice(0, count) as T[]);
        };
        waiting.push(check);
        check();
      }),
    received: (name) => received.get(name) ?? [],
    joinRoom: (channel) => socket.emitWithAck('room', { canal: channel, url }),
    request: (name, sent) => socket.emitWithAck(name, sent),
    close: () => socket.close(),
    closed: closed.promise,
  };
}
