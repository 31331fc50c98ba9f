import { Gauge, type Registry } from '@prometheus-io/client';

/**
 * Adds a gauge to `/metrics` whose value is read from the database at each scrape. While the database is unavailable
 * the value is `NaN`, so that other metrics are still served.
 */
export function addOnDemandGauge(
  metrics: Registry,
  { name, help, ask }: { name: string; help: string; ask: () => Promise<number> },
): void {
  new Gauge({
    ...{ name, help, registers: [metrics] },
    async collect() {
      this.set(await ask().catch(() => Number.NaN));
    },
  });
}
