import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { FAULTS } from '../texts.ts';
import { PrinterFault } from './printer-backend.ts';

/** Milliseconds that a connection stays open after use, because the printer may still read. */
const LINGER_MS = 10_000;

/** A connection to a printer, with the state of its other end. */
export interface TcpLine {
  /** Rejects if the connection breaks before all bytes were sent. */
  broken: Promise<never>;
  break(reason: string): void;
  /**
   * True if the printer has closed its side of the connection. The printer may be off, or may still read our
   * bytes.
   */
  hasHungUp(): boolean;
  /** Resolves to true when the operating system has accepted the bytes, and to false after `patienceMs`. */
  write(bytes: Uint8Array, patienceMs: number): Promise<boolean>;
  /**
   * Sends a request. Returns the first byte received after it that satisfies `isAnswer`. Null if none arrives
   * in time.
   */
  query(request: Uint8Array, isAnswer: (byte: number) => boolean, patienceMs: number): Promise<number | null>;
  /**
   * Closes our side, then waits until the printer closes its side. Each step has the given time limit.
   * Resolves to false if our side does not close in time.
   */
  end(patienceMs: number): Promise<boolean>;
  /** Closes the connection immediately. */
  drop(): void;
  /** Leaves the connection open for a while, because an immediate close could lose unsent bytes. */
  letGo(): void;
}

export interface DialOptions {
  host: string;
  port: number;
  patienceMs: number;
  signal: AbortSignal;
}

/** Connects to a printer. Throws {@link PrinterFault} if there is no answer. */
export async function dial({ host, port, patienceMs, signal }: DialOptions): Promise<TcpLine> {
  const socket = connect({ host, port, noDelay: true, allowHalfOpen: true });
  const { promise: broken, reject } = Promise.withResolvers<never>();
  broken.catch(() => undefined);
  let isConnected = false;
  let isSent = false;
  let hasHungUp = false;
  const { promise: silent, resolve: fallSilent } = Promise.withResolvers<null>();
  let listens: ((byte: number) => void) | null = null;
  const breakOff = (reason: string) => reject(new PrinterFault(reason));
  socket.on('error', () => breakOff(isConnected ? FAULTS.brokeOff : FAULTS.unreachable));
  socket.on('close', () => {
    if (!isSent) breakOff(FAULTS.brokeOff);
  });
  socket.on('end', () => {
    hasHungUp = true;
    fallSilent(null);
  });
  // Always reads incoming bytes. Otherwise, Node would not notice the end of the connection.
  socket.on('data', (bytes: Buffer) => {
    if (listens !== null) for (const byte of bytes) listens(byte);
  });
  const tooLong = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  try {
    await once(socket, 'connect', { signal: tooLong });
  } catch {
    socket.destroy();
    throw new PrinterFault(signal.aborted ? FAULTS.stopping : FAULTS.unreachable);
  }
  isConnected = true;

  /**
   * Waits for a step of the connection. Returns null if it takes too long. Rejects if the connection breaks
   * meanwhile.
   */
  async function inTime<Result>(step: Promise<Result>, ms: number): Promise<Result | null> {
    const done = new AbortController();
    const late = sleep(ms, null, { signal: done.signal }).catch(() => null);
    return Promise.race([step, late, broken]).finally(() => done.abort());
  }

  return {
    broken,
    break: breakOff,
    hasHungUp: () => hasHungUp,
    async write(bytes, ms) {
      const written = new Promise<true>((resolve) => void socket.write(bytes, () => resolve(true)));
      return (await inTime(written, ms)) !== null;
    },
    async query(request, isAnswer, ms) {
      const received = new Promise<number>((resolve) => {
        listens = (byte) => {
          if (isAnswer(byte)) resolve(byte);
        };
      });
      socket.write(request);
      return inTime(Promise.race([received, silent]), ms).finally(() => {
        listens = null;
      });
    },
    async end(ms) {
      const ended = new Promise<true>((resolve) => {
        socket.end(() => {
          isSent = true;
          resolve(true);
        });
      });
      if ((await inTime(ended, ms)) === null) return false;
      await inTime(new Promise((resolve) => socket.once('close', resolve)), ms);
      return true;
    },
    drop: () => socket.destroy(),
    letGo() {
      if (socket.destroyed) return;
      socket.on('error', () => undefined);
      socket.setTimeout(LINGER_MS, () => socket.destroy());
      socket.unref();
    },
  };
}
