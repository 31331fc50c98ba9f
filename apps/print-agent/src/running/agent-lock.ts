import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Paths of sockets are short on every system. */
const LONGEST_PATH = 100;

/**
 * Makes sure that one agent works with a folder: two would print everything twice. The lock is a socket, which ends with
 * its process however that ends. Answers what gives it back, or null when another agent has it.
 */
export async function lockFolder(folder: string): Promise<(() => void) | null> {
  const path = lockPath(folder);
  const server = await listen(path);
  if (server !== null) return () => server.close();
  if (process.platform === 'win32' || (await isAlive(path))) return null;
  // Left behind by an agent that was killed.
  rmSync(path, { force: true });
  const second = await listen(path);
  return second === null ? null : () => second.close();
}

function lockPath(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\comanda-agente-${name}`;
  const inFolder = join(folder, 'agente.sock');
  return inFolder.length <= LONGEST_PATH ? inFolder : join(tmpdir(), `comanda-${name}.sock`);
}

/** Null when the path is taken. */
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
