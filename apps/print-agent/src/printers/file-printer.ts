import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { FAULTS } from '../texts.ts';
import { type PrinterBackend, PrinterFault } from './printer-backend.ts';

const PATIENCE_MS = 5_000;
const RETRY_MS = 20;

/**
 * A printer with a device file (`/dev/usb/lp0`), or an ordinary file that collects tickets. Writes to devices
 * do not block, so that a printer without paper cannot stop the agent.
 */
export function createFilePrinter(path: string, patienceMs = PATIENCE_MS): PrinterBackend {
  return {
    async send(document, sending) {
      const file = await openPath(path);
      try {
        const kind = await file.stat();
        await sending.begins();
        await writeAll(file, document.bytes, sending.signal, patienceMs);
        if (kind.isFile()) await file.datasync();
      } finally {
        await file.close();
      }
    },
  };
}

async function openPath(path: string): Promise<FileHandle> {
  const isDevice = path.startsWith('/dev/');
  const { O_WRONLY, O_APPEND, O_CREAT } = constants;
  // Windows has no such flag and needs none, because it reaches its printers through the spooler.
  const nonBlocking = constants.O_NONBLOCK ?? 0;
  try {
    return await open(path, O_WRONLY | O_APPEND | nonBlocking | (isDevice ? 0 : O_CREAT), 0o600);
  } catch (error) {
    throw new PrinterFault(reasonOf(error), { cause: error });
  }
}

async function writeAll(
  file: FileHandle,
  bytes: Uint8Array,
  signal: AbortSignal,
  patienceMs: number,
): Promise<void> {
  let at = 0;
  let lastProgress = performance.now();
  while (at < bytes.length) {
    const written = await tryWrite(file, bytes, at);
    at += written;
    if (written > 0) {
      lastProgress = performance.now();
      continue;
    }
    if (signal.aborted) throw new PrinterFault(FAULTS.stopping);
    if (performance.now() - lastProgress > patienceMs) throw new PrinterFault(FAULTS.stuck);
    await sleep(RETRY_MS);
  }
}

/** Number of written bytes; 0 if the device accepts none now. */
async function tryWrite(file: FileHandle, bytes: Uint8Array, at: number): Promise<number> {
  try {
    return (await file.write(bytes, at, bytes.length - at)).bytesWritten;
  } catch (error) {
    if (codeOf(error) === 'EAGAIN') return 0;
    throw new PrinterFault(reasonOf(error), { cause: error });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function reasonOf(error: unknown): string {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return FAULTS.deviceDenied;
    case 'ENOSPC':
      return FAULTS.disk;
    case 'EIO':
    case 'EPIPE':
      return FAULTS.brokeOff;
    default:
      return FAULTS.noDevice;
  }
}
