import { Gauge, type Registry } from '@prometheus-io/client';

/**
 * A number of `/metrics` that is asked of the database when somebody reads it. While the database is away it is `NaN`: it must not take the
 * other numbers along.
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
