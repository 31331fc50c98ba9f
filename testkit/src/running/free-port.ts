import { createServer } from 'node:net';

/**
 * Finds a free port that stays usable while its server restarts. The port is below the range for outgoing
 * connections. No client of ours can therefore use it in between, or connect to itself. The ports at these offsets
 * from it are free, too.
 */
export async function findFreePort(offsets: readonly number[] = []): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 4_900);
    const free = await Promise.all([0, ...offsets].map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
