import { NOT_ANSWERED } from '@comanda/domain/orders/orders/cancel-reasons';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import pLimit from 'p-limit';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import { RepeatedWork } from '../../../../platform/repeated-work.ts';
import { SYSTEM } from '../actors.ts';
import { afterTransition } from '../changes/change-status.ts';
import type { NextOrder, OrderChanges } from '../changes/order-changes.ts';
import { type OverdueOrder, overdueOrders } from './acceptance-deadline.reads.ts';

/** Maximum delay between a deadline and its cancellation in normal operation. */
const EVERY_MS = 1_000;
/**
 * Each sweep also repeats this much of the time before it. It finds orders that were committed late or became
 * pending again.
 */
const OVERLAP_MS = 60_000;
/** Interval for checking all open orders, in case a sweep missed one. */
const EVERYTHING_EVERY_MS = 5 * 60_000;
const AT_ONCE = 4;

interface Deps {
  /** Database access over all stores. */
  system: Database;
  changes: OrderChanges;
  clock: Clock;
  log: Logger;
}

/**
 * Cancels orders that were not accepted in time, even without an open panel. Every process may run it: each
 * order is decided under its lock, and is cancelled only once. After a database failure, the next successful
 * sweep continues from the end of the last one.
 */
export class AcceptanceDeadline {
  readonly #deps: Deps;
  readonly #sweeps: RepeatedWork;
  /** Deadlines before this time were handled; null before the first sweep. Epoch milliseconds. */
  #sweptUntil: number | null = null;
  #everythingAt = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#sweeps = new RepeatedWork({
      job: 'acceptance-deadlines',
      everyMs: EVERY_MS,
      work: () => this.#sweep(),
      failure: 'acceptance deadlines not checked; tried again',
      log: deps.log,
    });
  }

  start(): void {
    this.#sweeps.start();
  }

  get rounds(): readonly RepeatedWork[] {
    return this.#sweeps.rounds;
  }

  /** Waits for the current sweep. */
  stop(): Promise<void> {
    return this.#sweeps.stop();
  }

  /** Cancels overdue orders; only one sweep runs at a time. Never rejects: failed orders are retried. */
  sweep(): Promise<void> {
    return this.#sweeps.run();
  }

  async #sweep(): Promise<number> {
    const now = this.#deps.clock.now();
    const isEverything =
      this.#sweptUntil === null || Math.abs(now - this.#everythingAt) >= EVERYTHING_EVERY_MS;
    const after = isEverything || this.#sweptUntil === null ? null : this.#sweptUntil - OVERLAP_MS;
    const overdue = await overdueOrders(this.#deps.system, after, now);
    const isDone = await this.#cancelAll(overdue, now);
    if (!isDone) return overdue.length;
    this.#sweptUntil = now;
    if (isEverything) this.#everythingAt = now;
    return overdue.length;
  }

  /**
   * Cancels orders, a few in parallel. Returns true when all succeeded. A failure does not delay the other
   * orders.
   */
  async #cancelAll(overdue: readonly OverdueOrder[], now: number): Promise<boolean> {
    let isDone = true;
    await pLimit(AT_ONCE).map(overdue, async ({ storeId, orderId }) => {
      try {
        const which = { storeId, orderId, actor: SYSTEM };
        await this.#deps.changes.change(which, (order) => cancelUnanswered(order, now));
      } catch (err) {
        isDone = false;
        this.#sweeps.noteFailure(err);
        this.#deps.log.warn({ err, storeId, orderId }, 'unanswered order not cancelled; tried again');
      }
    });
    return isDone;
  }
}

/** Cancels an order whose deadline has passed at `now`; null when its status has changed meanwhile. */
function cancelUnanswered(order: OrderCard, now: number): NextOrder | null {
  if (order.status !== 'pending' || order.acceptBy > now) return null;
  const { code, label } = NOT_ANSWERED;
  return {
    order: afterTransition(order, { ...order, status: 'cancelled' }, now),
    happened: 'not-answered',
    note: label,
    cancellation: { code, text: label },
  };
}
