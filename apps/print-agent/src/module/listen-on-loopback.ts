import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MESSAGES } from '../texts.ts';

/** Never 0.0.0.0, because only this machine may call the module. */
const ADDRESSES = ['127.0.0.1', '::1'];
const HEADERS_MS = 5_000;
const REQUEST_MS = 15_000;
const MAX_CONNECTIONS = 32;

/** The module's servers whose port could be opened. */
export interface LoopbackServers {
  /** Ports with an answer on 127.0.0.1. */
  readonly ports: readonly number[];
  close(): void;
}

/** Opens every port on both loopback addresses. A port in use is reported and skipped. */
export async function listenOnLoopback(
  listener: RequestListener,
  ports: readonly number[],
  log: (text: string) => void,
): Promise<LoopbackServers> {
  const servers: Server[] = [];
  const opened: number[] = [];
  for (const wanted of ports) {
    let port = wanted;
    for (const address of ADDRESSES) {
      try {
        const server = await listen(listener, address, port);
        servers.push(server);
        port = portOf(server);
        if (address === ADDRESSES[0]) {
          opened.push(port);
          log(MESSAGES.moduleOpen(port));
        }
      } catch (error) {
        const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
        // A machine without IPv6 has no ::1, which is no fault, because pages use 127.0.0.1.
        if (isTaken) log(MESSAGES.portTaken(address, port));
        else if (address === ADDRESSES[0]) log(MESSAGES.noLoopback(address, port));
      }
    }
  }
  return {
    ports: opened,
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function listen(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS }, listener);
  server.maxConnections = MAX_CONNECTIONS;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}
