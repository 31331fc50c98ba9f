import { createServer } from 'node:net';

/**
 * Finds a free port that stays usable while its server restarts. The port is below the range for outgoing
 * connections. No client of ours can therefore use it in between, or connect to itself.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 4_900);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
