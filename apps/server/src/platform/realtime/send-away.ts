import { setTimeout as wait } from 'node:timers/promises';
import { returnDelays, SERVER_LEAVES } from '@comanda/contract/realtime/leaving';
import type { Server, Socket } from 'socket.io';

/**
 * Clients that are still connected after this time are cut. Older clients ignore the notification, and
 * reconnect after the cut.
 */
const GOODBYE_MS = 300;
const CHECK_MS = 15;

/**
 * Asks all clients to connect again, each after a different wait. Settles when all have left; remaining
 * connections are cut after {@link GOODBYE_MS}.
 */
export async function sendAway(
  engine: Server['engine'],
  clients: readonly Iterable<Pick<Socket, 'emit'>>[],
): Promise<void> {
  const all = clients.flatMap((some) => [...some]);
  const delays = returnDelays(all.length);
  for (const [index, client] of all.entries()) client.emit(SERVER_LEAVES, { volte_em: delays[index] ?? 0 });
  const until = performance.now() + GOODBYE_MS;
  while (engine.clientsCount > 0 && performance.now() < until) await wait(CHECK_MS);
  engine.close();
}
