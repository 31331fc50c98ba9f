import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { FAULTS } from '../texts.ts';
import { type Paper, type PrinterBackend, PrinterFault } from './printer-backend.ts';

/** A printer behind an address speaks raw on this port as all of them do: connect, write, hang up. */
const PATIENCE_MS = 5_000;
/** A printer that never hangs up itself may still be reading: it gets this long before we drop the line. */
const LINGER_MS = 10_000;
const CHUNK_BYTES = 4 * 1024;
/** What a printer that hung up does with bytes is known after so long: it refuses them, or it only said nothing more. */
const VERDICT_MS = 50;

export interface TcpPrinterOptions {
  host: string;
  port: number;
  /** Of every step: connecting, one piece of the paper, hanging up. */
  patienceMs?: number;
}

/**
 * A printer on raw TCP (9100). One that closes the line in the middle has a fault that a person must mend; one that took
 * everything and does not hang up has its paper, because trying again would print it over and over.
 */
export function createTcpPrinter({
  host,
  port,
  patienceMs = PATIENCE_MS,
}: TcpPrinterOptions): PrinterBackend {
  return {
    async send(paper, sending) {
      const line = await dial(host, port, patienceMs, sending.signal);
      let isTaken = false;
      try {
        await sending.begins();
        await speak(line, paper, patienceMs, sending.signal);
        isTaken = true;
      } finally {
        if (isTaken) letGo(line.socket);
        else line.socket.destroy();
      }
    },
  };
}

/** A connection, and what its other end has done meanwhile. */
interface Line {
  socket: Socket;
  /** Rejects when it is cut before everything was said. */
  broken: Promise<never>;
  break(reason: string): void;
  /** It will say nothing more; perhaps it has gone, perhaps it only listens. */
  hasHungUp(): boolean;
  /** From now on the other end may close. */
  said(): void;
}

async function dial(host: string, port: number, patienceMs: number, signal: AbortSignal): Promise<Line> {
  const socket = connect({ host, port, noDelay: true, allowHalfOpen: true });
  const { promise: broken, reject } = Promise.withResolvers<never>();
  broken.catch(() => undefined);
  let isConnected = false;
  let isSaid = false;
  let hasHungUp = false;
  const breakOff = (reason: string) => reject(new PrinterFault(reason));
  socket.on('error', () => breakOff(isConnected ? FAULTS.brokeOff : FAULTS.unreachable));
  socket.on('close', () => {
    if (!isSaid) breakOff(FAULTS.brokeOff);
  });
  socket.on('end', () => {
    hasHungUp = true;
  });
  // What a printer answers (its status) is read and dropped, else we would never see its end, nor it ours.
  socket.resume();
  const tooLong = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  try {
    await once(socket, 'connect', { signal: tooLong });
  } catch {
    socket.destroy();
    throw new PrinterFault(signal.aborted ? FAULTS.stopping : FAULTS.unreachable);
  }
  isConnected = true;
  return {
    socket,
    broken,
    break: breakOff,
    hasHungUp: () => hasHungUp,
    said: () => {
      isSaid = true;
    },
  };
}

async function speak(line: Line, paper: Paper, patienceMs: number, signal: AbortSignal): Promise<void> {
  const { socket, broken } = line;
  signal.addEventListener('abort', () => line.break(FAULTS.stopping), { once: true });

  const inTime = async (step: Promise<unknown>) => {
    const done = new AbortController();
    const late = sleep(patienceMs, 'late', { signal: done.signal }).catch(() => 'done');
    const result = await Promise.race([step, late, broken]).finally(() => done.abort());
    return result !== 'late';
  };
  const write = async (bytes: Uint8Array) => {
    const written = new Promise<void>((resolve) => void socket.write(bytes, () => resolve()));
    if (!(await inTime(written))) throw new PrinterFault(FAULTS.stuck);
  };
  const last = paper.bytes.length - 1;
  for (let at = 0; at < last; at += CHUNK_BYTES) {
    await write(paper.bytes.subarray(at, Math.min(at + CHUNK_BYTES, last)));
  }
  // The last byte is a question: a line that is gone refuses it.
  if (line.hasHungUp()) await Promise.race([sleep(VERDICT_MS), broken]);
  await write(paper.bytes.subarray(Math.max(last, 0)));
  const ended = new Promise<void>((resolve) => {
    socket.end(() => {
      line.said();
      resolve();
    });
  });
  if (!(await inTime(ended))) throw new PrinterFault(FAULTS.stuck);
  await inTime(new Promise((resolve) => socket.once('close', resolve)));
}

/** Leaves the line to the printer for a while: cutting it could cost what is still on its way. */
function letGo(socket: Socket): void {
  if (socket.destroyed) return;
  socket.on('error', () => undefined);
  socket.setTimeout(LINGER_MS, () => socket.destroy());
  socket.unref();
}
