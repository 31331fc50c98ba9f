import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A connection between panels and server that can fail in two ways: silently or with an error. */
export interface TcpProxy {
  readonly url: string;
  /**
   * Silent failure: bytes are lost in both directions, and connections stay open without an error. New
   * connections are accepted but also carry nothing.
   */
  blackhole(): void;
  /** Failure with an error: every connection breaks at once, and new ones are refused. */
  cut(): void;
  /**
   * From now on, every packet is late. Some packets break their connection, and some arrive in small pieces.
   */
  worsen(how: BadLink): void;
  /** Ends the failure: silent connections are closed, and new ones work normally. */
  restore(): void;
  /** Number of connections that were reset in the middle of a transfer. */
  resets(): number;
  close(): Promise<void>;
}

/** Faults of a bad mobile network. */
export interface BadLink {
  latencyMs: number;
  /** Share of packets, between 0 and 1, that break their connection instead of arriving. */
  resetShare: number;
  /** Share of packets, between 0 and 1, that arrive a few bytes at a time. */
  dribbleShare: number;
  random(): number;
}

const CRUMB_BYTES = 24;
const CRUMB_MS = 2;

type Link = 'up' | 'blackhole' | 'cut';

/** Opens a proxy on a port of its own that forwards everything to `targetUrl`. */
export async function startTcpProxy(targetUrl: string): Promise<TcpProxy> {
  const target = new URL(targetUrl);
  const open = new Set<Socket>();
  let link: Link = 'up';
  let bad: BadLink | null = null;
  let resets = 0;

  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
  };
  const pass = (from: Socket, to: Socket) => {
    // Resolves when the last delayed packet has arrived, because later packets must not overtake it.
    let arriving = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      if (link !== 'up') return;
      if (bad === null) {
        void arriving.then(() => to.write(chunk));
        return;
      }
      const { latencyMs, resetShare, dribbleShare, random } = bad;
      const until = performance.now() + latencyMs;
      const isLost = random() < resetShare;
      const pieces = random() < dribbleShare ? crumbsOf(chunk) : [chunk];
      arriving = arriving.then(async () => {
        await delay(Math.max(0, until - performance.now()));
        if (isLost && !to.destroyed) {
          resets += 1;
          from.resetAndDestroy();
          to.resetAndDestroy();
        }
        for (const [index, piece] of pieces.entries()) {
          if (to.destroyed) return;
          if (index > 0) await delay(CRUMB_MS);
          to.write(piece);
        }
      });
    });
    from.once('close', () => {
      if (link !== 'blackhole') void arriving.then(() => to.destroy());
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
    worsen: (how) => {
      bad = how;
    },
    restore: () => {
      if (link === 'blackhole') breakAll();
      link = 'up';
      bad = null;
    },
    resets: () => resets,
    close: () => {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function crumbsOf(chunk: Buffer): Buffer[] {
  // Only the beginning of a large packet arrives in small pieces, because the whole would take minutes.
  // Readers that cannot handle pieces already fail at the beginning.
  const slow = Math.min(chunk.length, 40 * CRUMB_BYTES);
  const crumbs: Buffer[] = [];
  for (let at = 0; at < slow; at += CRUMB_BYTES)
    crumbs.push(chunk.subarray(at, Math.min(slow, at + CRUMB_BYTES)));
  return slow < chunk.length ? [...crumbs, chunk.subarray(slow)] : crumbs;
}
