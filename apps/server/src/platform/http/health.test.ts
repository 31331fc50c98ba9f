import { Registry } from '@prometheus-io/client';
import fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { serveHealth } from './health.ts';

/** Reads the metrics of a new server with this number of panels. */
async function metricsOf(panels: number): Promise<string> {
  const app = fastify();
  serveHealth(app, {
    metrics: new Registry(),
    isDatabaseReady: async () => true,
    isDraining: () => false,
    connectedPanels: () => panels,
    isInsider: () => true,
  });
  const { body } = await app.inject('/metrics');
  await app.close();
  return body;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('servers of one process share the metrics of the process, and each has its own', async () => {
  await metricsOf(1);
  const start = vi.spyOn(globalThis, 'setInterval');
  const second = await metricsOf(2);
  // No new timers may be started, because the timers of these metrics never stop.
  expect(start).not.toHaveBeenCalled();
  expect(second).toContain('comanda_panels_connected 2\n');
  expect(second.match(/^process_cpu_seconds_total /gm)).toHaveLength(1);
});
