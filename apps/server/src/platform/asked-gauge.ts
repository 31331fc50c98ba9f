import { Gauge, type Registry } from '@prometheus-io/client';

/**
 * Adds a number of `/metrics` that is read from the database on each scrape. While the database is away the
 * value is `NaN`, so that the other numbers are still served.
 */
export function addAskedGauge(
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
