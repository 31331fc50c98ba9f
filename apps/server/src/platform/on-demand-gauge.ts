import { Gauge, type Registry } from '@prometheus-io/client';

/**
 * Adds a gauge to `/metrics` whose value is read from the database at each scrape. While the database is unavailable
 * the value is `NaN`, so that other metrics are still served.
 */
export function addOnDemandGauge(
  metrics: Registry,
  { name, help, read }: { name: string; help: string; read: () => Promise<number> },
): void {
  new Gauge({
    ...{ name, help, registers: [metrics] },
    async collect() {
      this.set(await read().catch(() => Number.NaN));
    },
  });
}
