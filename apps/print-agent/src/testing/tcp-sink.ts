import { createServer, type Socket } from 'node:net';

/** A printer on raw TCP that keeps what it is sent, one paper per connection. */
export interface TcpSink {
  readonly port: number;
  /** In the order the connections came, papers that were broken off too. */
  readonly papers: readonly Buffer[];
  /** Answers when so many papers are there, whole. */
  waitFor(count: number): Promise<void>;
  /** Answers when so many papers are there, whole or not. */
  waitForAny(count: number): Promise<void>;
  close(): Promise<void>;
}

export interface SinkOptions {
  port?: number;
  /** What it does with a connection, instead of reading it; counted from 0. */
  misbehave?(socket: Socket, connection: number): void;
}

export async function openTcpSink({ port = 0, misbehave }: SinkOptions = {}): Promise<TcpSink> {
  const papers: Buffer[] = [];
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  let whole = 0;
  let connections = 0;
  const server = createServer((socket) => {
    const at = papers.push(Buffer.alloc(0)) - 1;
    const chunks: Buffer[] = [];
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      papers[at] = Buffer.concat(chunks);
      for (const look of waiting) look();
    });
    socket.on('end', () => {
      whole += 1;
      for (const look of waiting) look();
    });
    misbehave?.(socket, connections);
    connections += 1;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, resolve);
  });
  const address = server.address();
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    papers,
    waitFor: (count) => until(() => whole >= count),
    waitForAny: (count) => until(() => papers.length >= count),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
