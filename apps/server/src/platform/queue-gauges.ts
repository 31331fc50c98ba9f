import { Gauge, type Registry } from '@prometheus-io/client';

/** Rows that wait, and the age of the oldest in seconds; 0 without one. */
export interface QueueState {
  count: number;
  age: number;
}

/**
 * Adds `<name>` and `<name>_oldest_seconds` to `/metrics`: a queue in the database, of all servers together. Both come
 * from one read per scrape. While the database is away they are `NaN`, so that the other numbers are still served.
 */
export function addQueueGauges(
  metrics: Registry,
  { name, help, ask }: { name: string; help: string; ask: () => Promise<QueueState[]> },
): void {
  let reading: Promise<QueueState | null> | undefined;
  // Both gauges of a scrape share one read.
  const read = () => {
    reading ??= ask()
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
      this.set((await read())?.count ?? Number.NaN);
    },
  });
  new Gauge({
    ...{ name: `${name}_oldest_seconds`, help: `${help} Age of the oldest.`, registers: [metrics] },
    async collect() {
      this.set((await read())?.age ?? Number.NaN);
    },
  });
}
