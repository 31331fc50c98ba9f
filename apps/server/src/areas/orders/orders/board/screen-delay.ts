import { Histogram, type Registry } from '@prometheus-io/client';

/** Receives the time between the commit of an order's change and its push to panels, in milliseconds. */
export interface ScreenDelay {
  /** For changes that this server committed. */
  pushed(ms: number): void;
  /** For changes that another server committed. The time is an upper limit. */
  foundLater(ms: number): void;
}

/**
 * Adds a histogram of the time between commit and push to `/metrics`. Only stores with a panel on this server
 * are measured.
 */
export function measureScreenDelay(metrics: Registry): ScreenDelay {
  const delays = new Histogram({
    name: 'comanda_order_to_screen_seconds',
    help: 'Time from the commit of a change of an order to its push to panels, by the server that committed it.',
    labelNames: ['committed_by'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  });
  // The labels are resolved once, because a look-up costs more than an observation.
  const own = delays.labels({ committed_by: 'this_server' });
  const other = delays.labels({ committed_by: 'another_server' });
  return {
    pushed: (ms) => own.observe(ms / 1_000),
    foundLater: (ms) => other.observe(ms / 1_000),
  };
}
