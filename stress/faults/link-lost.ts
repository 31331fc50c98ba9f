import { setTimeout as delay } from 'node:timers/promises';
import { atMost, type FaultReport, fact, type ReportLine, verifyWorld } from '../harness.ts';
import { openAcknowledgedOrders } from '../support/acknowledged-orders.ts';
import type { LivePanel } from '../support/live-panel.ts';
import { startOrderFlow } from '../support/order-flow.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';
import { openPanels, type Patience, panelsCaughtUp } from '../support/with-followed-flow.ts';

/**
 * One loss of the connection. It lasts until `ordersMeanwhile` orders have arrived, and at least `downMs`.
 */
export interface LinkLoss {
  kind: 'cut' | 'blackhole';
  downMs: number;
  ordersMeanwhile: number;
}

/**
 * R5: the connection between panels and server is lost, with an error (`cut`) or silently (`blackhole`: a
 * half-open connection). Orders arrive over another connection. Panels notice the loss within 10 s. One
 * second after they are back, they have everything.
 */
export async function linkLost(
  world: StressWorld,
  options: { losses: readonly LinkLoss[]; patience: Patience },
): Promise<FaultReport> {
  const proxy = await startTcpProxy(world.url);
  const acknowledged = openAcknowledgedOrders(world);
  const panels = openPanels(world, { patience: options.patience, url: proxy.url });
  const { http, stores } = world;
  const lines: ReportLine[] = [];
  try {
    await until('every panel is online', () => panels.every((panel) => panel.isOnline()));
    for (const loss of options.losses) {
      const lostAt = performance.now();
      if (loss.kind === 'cut') proxy.cut();
      else proxy.blackhole();
      const flow = startOrderFlow({ http, stores, acknowledged, customers: 4, perSecond: 40 });
      const wanted = acknowledged.count() + loss.ordersMeanwhile;
      const noticedMs = await until('panels notice', () => panels.every((panel) => !panel.isOnline()));
      await until('orders come in', () => acknowledged.count() >= wanted);
      await flow.stop();
      await delay(Math.max(0, lostAt + loss.downMs - performance.now()));
      lines.push(
        atMost(`R5 ${loss.kind}: noticed after`, noticedMs, 10_000, 'ms'),
        atMost(`R5 ${loss.kind}: back to full board`, await recover(world, proxy, panels), 1_000, 'ms'),
      );
    }
    return {
      lines: [fact('R5 losses of the link', options.losses.length), ...lines],
      violations: await verifyWorld(world, acknowledged, panels),
    };
  } finally {
    for (const panel of panels) panel.close();
    acknowledged.close();
    await proxy.close();
  }
}

/**
 * Restores the connection. Returns the milliseconds from the last panel's reconnection until every board is
 * complete.
 */
async function recover(world: StressWorld, proxy: TcpProxy, panels: readonly LivePanel[]): Promise<number> {
  proxy.restore();
  await until('panels reconnect', () => panels.every((panel) => panel.isOnline()));
  return panelsCaughtUp(world, panels);
}
