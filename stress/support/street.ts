import { type RunningCourierSim, startCourierSim } from '@comanda/testkit/courier/courier-server';
import { STRESS_SECRET, type StressWorld } from './stress-world.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** The reference logistics service for every store of a world, and its connection to the server. */
export interface Street {
  readonly sim: RunningCourierSim;
  readonly link: TcpProxy;
  stop(): Promise<void>;
}

/**
 * Starts the service. It sends its events to `webhooksTo`, by default the server itself. With a `speed`,
 * couriers move automatically, that many simulated minutes per minute.
 */
export async function openStreet(
  world: StressWorld,
  { webhooksTo, speed = 0 }: { webhooksTo?: string; speed?: number } = {},
): Promise<Street> {
  const sim = await startCourierSim(
    { url: webhooksTo ?? world.url, urls: world.urls },
    world.stores.map(({ storeId }) => storeId),
    { secret: STRESS_SECRET, speed },
  );
  const link = await startTcpProxy(sim.url);
  await world.rows('update courier_accounts set base_url = $1', [link.url]);
  return {
    sim,
    link,
    stop: async () => {
      await sim.stop();
      await link.close();
    },
  };
}
