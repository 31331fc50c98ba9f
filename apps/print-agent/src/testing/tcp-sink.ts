import { createServer, type Socket } from 'node:net';

/**
 * A printer on raw TCP that stores the received bytes. Each connection that sends more than status questions
 * counts as a ticket.
 */
export interface TcpSink {
  readonly port: number;
  /** Sorted by arrival of the first bytes, without the status questions. Interrupted tickets are included. */
  readonly tickets: readonly Buffer[];
  /** Time of the last byte of each ticket, from `performance.now()`. */
  readonly lastBytesAt: readonly number[];
  /** Resolves when this many complete tickets have arrived. */
  waitFor(count: number): Promise<void>;
  /** Resolves when this many tickets have arrived, complete or not. */
  waitForAny(count: number): Promise<void>;
  close(): Promise<void>;
}

export interface SinkOptions {
  port?: number;
  /**
   * Replaces the reading of a connection. `paper` is the index, from 0, that the connection's ticket would
   * have.
   */
  misbehave?(socket: Socket, paper: number): void;
  /**
   * Returns the answer byte to `DLE EOT question`. Null: no answer to this question. Without this function,
   * the printer answers nothing.
   */
  status?(question: number): number | null;
}

/**
 * `DLE EOT`, the beginning of a status question. A ticket never contains it, because in tickets DLE only
 * occurs as an argument before letters or other commands.
 */
const STATUS_REQUEST = String.fromCharCode(0x10, 0x04);
const QUESTION = new RegExp(`${STATUS_REQUEST}([${String.fromCharCode(1, 2, 4)}])`, 'g');

export async function openTcpSink({ port = 0, misbehave, status }: SinkOptions = {}): Promise<TcpSink> {
  const tickets: Buffer[] = [];
  const lastBytesAt: number[] = [];
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  let complete = 0;
  const changed = () => {
    for (const check of waiting) check();
  };
  const server = createServer((socket) => {
    let at: number | null = null;
    let received = '';
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      for (const [, question = ''] of text.matchAll(QUESTION)) {
        const answer = status?.(question.charCodeAt(0)) ?? null;
        if (answer !== null) socket.write(Uint8Array.of(answer));
      }
      received += text;
      const paper = received.replaceAll(QUESTION, '');
      if (paper === '') return;
      at ??= tickets.length;
      tickets[at] = Buffer.from(paper, 'latin1');
      lastBytesAt[at] = performance.now();
      changed();
    });
    socket.on('end', () => {
      if (at === null) return;
      complete += 1;
      changed();
    });
    misbehave?.(socket, tickets.length);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, resolve);
  });
  const address = server.address();
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isSo()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    tickets,
    lastBytesAt,
    waitFor: (count) => until(() => complete >= count),
    waitForAny: (count) => until(() => tickets.length >= count),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
