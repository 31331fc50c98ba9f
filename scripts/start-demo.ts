import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type ChildGroup, startNodeGroup } from './process-group.ts';

const demoMain = fileURLToPath(new URL('../apps/demo/src/main.ts', import.meta.url));

/**
 * The demo in its own process. `ready` resolves to true when the demo data exist, and to false if the process
 * ends before that.
 */
export interface RunningDemo extends ChildGroup {
  readonly ready: Promise<boolean>;
}

/**
 * Starts the demo against a running server. The demo prints the line `demo pronta` when its data exist. An
 * IPC message with this text counts, too. Its other output is hidden, except errors.
 */
export function startDemo(server: { url: string; ownerUrl: string; dataDir: string }): RunningDemo {
  const group = startNodeGroup([demoMain], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      COMANDA_URL: server.url,
      COMANDA_DATA: server.dataDir,
      // Used by the commands that create the demo's stores.
      DATABASE_URL: server.ownerUrl,
    },
  });
  const { child, exited } = group;
  const announced = new Promise<boolean>((resolve) => {
    const listen = (line: unknown) => {
      if (line === 'demo pronta') resolve(true);
    };
    child.on('message', listen);
    if (child.stdout !== null) createInterface({ input: child.stdout }).on('line', listen);
  });
  return { ...group, ready: Promise.race([announced, exited.then(() => false)]) };
}

/** True if another program listens on the port. It is checked first, because a start would then fail. */
export async function isPortBusy(host: string, port: number): Promise<boolean> {
  const { createServer } = await import('node:net');
  const probe = createServer().listen({ host, port, exclusive: true });
  try {
    await once(probe, 'listening');
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  } finally {
    probe.close();
  }
}
