import { createHash } from 'node:crypto';
import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Maximum length of a socket path on every system, approximately. */
const LONGEST_PATH = 100;

/**
 * Locks a folder, because two agents in one folder would print everything twice. The lock is a socket, which
 * disappears with its process. Returns a function that releases the lock. Null if another agent has the lock.
 */
export async function lockFolder(folder: string): Promise<(() => void) | null> {
  const path = lockPath(folder);
  const server = await listen(path);
  if (server !== null) return () => server.close();
  if (process.platform === 'win32' || (await isAlive(path))) return null;
  const second = await takeOver(path);
  return second === null ? null : () => second.close();
}

/** True if an agent works with the folder now. */
export function isLocked(folder: string): Promise<boolean> {
  return isAlive(lockPath(folder));
}

/** A takeover takes less time than this. The agent of an older takeover was killed. */
const TAKING_MS = 5_000;

/**
 * Replaces the socket of a killed agent. Only one of several simultaneous agents may do this, because the
 * others would remove its new socket.
 */
async function takeOver(path: string): Promise<Server | null> {
  const turn = `${path}.vez`;
  try {
    if (Date.now() - (statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > TAKING_MS)
      rmSync(turn);
    closeSync(openSync(turn, 'wx'));
  } catch {
    return null;
  }
  try {
    if (await isAlive(path)) return null;
    rmSync(path, { force: true });
    return await listen(path);
  } finally {
    rmSync(turn, { force: true });
  }
}

function lockPath(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\comanda-agente-${name}`;
  const inFolder = join(folder, 'agente.sock');
  return inFolder.length <= LONGEST_PATH ? inFolder : join(tmpdir(), `comanda-${name}.sock`);
}

/** Listens on the path. Resolves to null if the path is in use. */
function listen(path: string): Promise<Server | null> {
  const server = createServer((visitor) => visitor.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = connect(path, () => {
      visitor.destroy();
      resolve(true);
    });
    visitor.once('error', () => resolve(false));
  });
}
