import type { FaultReport } from '../harness.ts';
import { verifyWorld } from '../harness.ts';
import { type AcknowledgedOrders, openAcknowledgedOrders } from './acknowledged-orders.ts';
import { type LivePanel, openLivePanel, PATIENT_RECONNECT, QUICK_RECONNECT } from './live-panel.ts';
import { type OrderFlow, startOrderFlow } from './order-flow.ts';
import type { StressWorld } from './stress-world.ts';
import { until } from './until.ts';

/** Functions that a fault can use while orders arrive and panels follow. */
export interface FollowedFlow {
  flow: OrderFlow;
  panels: readonly LivePanel[];
  acknowledged: AcknowledgedOrders;
  /** Waits until `count` more orders are acknowledged. */
  more(count: number): Promise<void>;
  /**
   * Waits for the first acknowledgement after `since` (performance time). Returns the milliseconds between.
   */
  firstSuccessAfter(since: number): Promise<number>;
}

/** Pauses of panels between two attempts to connect: the product's own, or short ones for tests. */
export type Patience = 'product' | 'short';

/** Opens one panel for each store (or for the first `panels` of them). */
export function openPanels(
  world: StressWorld,
  options: { patience: Patience; panels?: number; url?: string },
): LivePanel[] {
  return world.stores.slice(0, options.panels ?? world.stores.length).map((store) =>
    openLivePanel({
      url: options.url ?? world.url,
      storeId: store.storeId,
      token: store.operatorToken,
      channel: store.channel,
      reconnect: options.patience === 'product' ? PATIENT_RECONNECT : QUICK_RECONNECT,
    }),
  );
}

/** Sends orders to the world while `fault` happens, then compares orders, database and panels. */
export async function withFollowedFlow(
  world: StressWorld,
  options: { customers: number; perSecond: number; patience: Patience },
  fault: (parts: FollowedFlow) => Promise<FaultReport>,
): Promise<FaultReport> {
  const acknowledged = openAcknowledgedOrders(world);
  const panels = openPanels(world, options);
  const { http, stores } = world;
  try {
    await until('every panel is online', () => panels.every((panel) => panel.isOnline()));
    const flow = startOrderFlow({ http, stores, acknowledged, ...options });
    const report = await fault({
      flow,
      panels,
      acknowledged,
      more: async (count) => {
        const wanted = acknowledged.count() + count;
        await until(`${count} more orders`, () => acknowledged.count() >= wanted);
      },
      firstSuccessAfter: async (since) => {
        const first = () => flow.yesesAt.find((at) => at > since);
        await until('an order is acknowledged again', () => first() !== undefined);
        return (first() ?? since) - since;
      },
    }).catch((error: unknown) => {
      flow.abandon();
      throw error;
    });
    await flow.stop();
    return {
      lines: report.lines,
      violations: [...report.violations, ...(await verifyWorld(world, acknowledged, panels))],
    };
  } finally {
    for (const panel of panels) panel.close();
    acknowledged.close();
  }
}

/** Waits until every panel has at least the events that exist now. Returns the duration in milliseconds. */
export async function panelsCaughtUp(world: StressWorld, panels: readonly LivePanel[]): Promise<number> {
  const startedAt = performance.now();
  const rows = await world.rows<{ store_id: number; event_seq: string }>(
    'select store_id, event_seq from store_counters',
  );
  const seqs = new Map(rows.map((row) => [row.store_id, Number(row.event_seq)]));
  await until('panels catch up', () =>
    panels.every((panel) => (panel.seq() ?? -1) >= (seqs.get(panel.storeId) ?? 0)),
  );
  return performance.now() - startedAt;
}
