import { connect, createServer, type Socket } from 'node:net';

/** A link between panels and server that can be taken away in the two ways links go. */
export interface TcpProxy {
  readonly url: string;
  /** Bytes vanish in both directions, connections stay open: nobody is told. New ones are accepted and hang, too. */
  blackhole(): void;
  /** Every connection breaks at once, and new ones are refused. */
  cut(): void;
  /** The link is back: hung connections are gone, new ones pass. */
  restore(): void;
  close(): Promise<void>;
}

type Link = 'up' | 'blackhole' | 'cut';

/** Listens on a port of its own and passes everything on to `targetUrl`. */
export async function startTcpProxy(targetUrl: string): Promise<TcpProxy> {
  const target = new URL(targetUrl);
  const open = new Set<Socket>();
  let link: Link = 'up';

  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
  };
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      if (link === 'up') to.write(chunk);
    });
    from.once('close', () => {
      if (link !== 'blackhole') to.destroy();
    });
  };
  const server = createServer((client) => {
    if (link === 'cut') {
      client.resetAndDestroy();
      return;
    }
    keep(client);
    if (link === 'blackhole') return;
    const upstream = connect(Number(target.port), target.hostname);
    keep(upstream);
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const breakAll = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    blackhole: () => {
      link = 'blackhole';
    },
    cut: () => {
      link = 'cut';
      breakAll();
    },
    restore: () => {
      if (link === 'blackhole') breakAll();
      link = 'up';
    },
    close: () => {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
