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
      const socket = await dial(host, port, patienceMs, sending.signal);
      let isTaken = false;
      try {
        await sending.begins();
        await speak(socket, paper, patienceMs, sending.signal);
        isTaken = true;
      } finally {
        if (isTaken) letGo(socket);
        else socket.destroy();
      }
    },
  };
}

async function dial(host: string, port: number, patienceMs: number, signal: AbortSignal): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true });
  const tooLong = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  try {
    await once(socket, 'connect', { signal: tooLong });
  } catch {
    socket.on('error', () => undefined);
    socket.destroy();
    throw new PrinterFault(signal.aborted ? FAULTS.stopping : FAULTS.unreachable);
  }
  return socket;
}

async function speak(socket: Socket, paper: Paper, patienceMs: number, signal: AbortSignal): Promise<void> {
  // What a printer answers (its status) is read and dropped, else it would never see our end.
  socket.resume();
  const { promise: broken, reject } = Promise.withResolvers<never>();
  broken.catch(() => undefined);
  let isSaid = false;
  socket.on('error', () => reject(new PrinterFault(FAULTS.brokeOff)));
  socket.on('close', () => {
    if (!isSaid) reject(new PrinterFault(FAULTS.brokeOff));
  });
  signal.addEventListener('abort', () => reject(new PrinterFault(FAULTS.stopping)), { once: true });

  const inTime = async (step: Promise<unknown>) => {
    const done = new AbortController();
    const late = sleep(patienceMs, 'late', { signal: done.signal }).catch(() => 'done');
    const result = await Promise.race([step, late, broken]).finally(() => done.abort());
    return result !== 'late';
  };
  for (let at = 0; at < paper.bytes.length; at += CHUNK_BYTES) {
    const written = new Promise<void>((resolve) => {
      socket.write(paper.bytes.subarray(at, at + CHUNK_BYTES), () => resolve());
    });
    if (!(await inTime(written))) throw new PrinterFault(FAULTS.stuck);
  }
  const ended = new Promise<void>((resolve) => {
    socket.end(() => {
      isSaid = true;
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
