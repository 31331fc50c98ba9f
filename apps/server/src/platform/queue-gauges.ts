import { Gauge, type Registry } from '@prometheus-io/client';

/** Number of waiting rows, and the age of the oldest row in seconds; 0 without rows. */
export interface QueueState {
  count: number;
  age: number;
}

/**
 * Adds `<name>` and `<name>_oldest_seconds` to `/metrics`, for a queue of all servers in the database. Each
 * scrape reads the queue once. While the database is unavailable, both gauges are `NaN`, so that other
 * metrics are still served.
 */
export function addQueueGauges(
  metrics: Registry,
  { name, help, read }: { name: string; help: string; read: () => Promise<QueueState[]> },
): void {
  let reading: Promise<QueueState | null> | undefined;
  // Both gauges of a scrape share one read.
  const readOnce = () => {
    reading ??= read()
      .then(([state = null]) => state)
      .catch(() => null)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  new Gauge({
    ...{ name, help, registers: [metrics] },
    async collect() {
      this.set((await readOnce())?.count ?? Number.NaN);
    },
  });
  new Gauge({
    ...{ name: `${name}_oldest_seconds`, help: `${help} Age of the oldest.`, registers: [metrics] },
    async collect() {
      this.set((await readOnce())?.age ?? Number.NaN);
    },
  });
}
