import { connect, createServer, type Socket } from 'node:net';

/** A load balancer for several servers. Each new connection goes to the next server that accepts it. */
export interface Failover {
  readonly url: string;
  /** Sends new connections to these servers. Open connections do not change. */
  goTo(urls: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Listens on a port of its own. If a server refuses a connection, the next one gets it. If all refuse, the
 * connection is closed.
 */
export async function startFailover(): Promise<Failover> {
  let targets: readonly URL[] = [];
  let turn = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const passOn = (client: Socket, [target, ...others]: readonly URL[]) => {
    if (target === undefined || client.destroyed) {
      client.destroy();
      return;
    }
    const server = connect(Number(target.port), target.hostname);
    const next = () => passOn(client, others);
    server.once('error', next);
    server.once('connect', () => {
      server.off('error', next);
      keep(server);
      client.pipe(server).pipe(client);
      client.once('close', () => server.destroy());
      server.once('close', () => client.destroySoon());
    });
  };
  const listener = createServer((client) => {
    keep(client);
    turn += 1;
    const first = turn % Math.max(1, targets.length);
    passOn(client, [...targets.slice(first), ...targets.slice(0, first)]);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    goTo: (urls) => {
      targets = urls.map((url) => new URL(url));
    },
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
}
