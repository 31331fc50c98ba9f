import { NOT_ANSWERED } from '@comanda/domain/orders/cancel-reasons';
import type { OrderCard } from '@comanda/domain/orders/order';
import pLimit from 'p-limit';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { RepeatedWork } from '../../../platform/repeated-work.ts';
import { SYSTEM } from '../actors.ts';
import { afterTransition } from '../changes/change-status.ts';
import type { NextOrder, OrderChanges } from '../changes/order-changes.ts';
import { type OverdueOrder, overdueOrders } from './acceptance-deadline.reads.ts';

/** How late after its deadline an unanswered order is cancelled, at most, while all is well. */
const EVERY_MS = 1_000;
/** Looked at once more every time: what committed late, or was put back to waiting meanwhile. */
const OVERLAP_MS = 60_000;
/** Now and then all open orders are looked at, whatever was missed and why. */
const EVERYTHING_EVERY_MS = 5 * 60_000;
const AT_ONCE = 4;

interface Deps {
  /** Works across stores. */
  system: Database;
  changes: OrderChanges;
  clock: Clock;
  log: Logger;
}

/**
 * Cancels orders nobody accepted in time, with or without a panel open. Every process may run it: each order is
 * decided on while it is held, so it is cancelled once. With the database away nothing is forgotten: the next sweep
 * that gets through begins where the last good one ended.
 */
export class AcceptanceDeadline {
  readonly #deps: Deps;
  readonly #sweeps: RepeatedWork;
  /** Deadlines before this are done with; null: none is. Epoch milliseconds. */
  #sweptUntil: number | null = null;
  #everythingAt = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#sweeps = new RepeatedWork({
      everyMs: EVERY_MS,
      work: () => this.#sweep(),
      failure: 'acceptance deadlines not kept; tried again',
      log: deps.log,
    });
  }

  start(): void {
    this.#sweeps.start();
  }

  /** Waits for the sweep under way. */
  stop(): Promise<void> {
    return this.#sweeps.stop();
  }

  /** Cancels what is overdue now; one sweep at a time. Never fails: what did not work is tried again. */
  sweep(): Promise<void> {
    return this.#sweeps.run();
  }

  async #sweep(): Promise<void> {
    const now = this.#deps.clock.now();
    const isEverything =
      this.#sweptUntil === null || Math.abs(now - this.#everythingAt) >= EVERYTHING_EVERY_MS;
    const after = isEverything || this.#sweptUntil === null ? null : this.#sweptUntil - OVERLAP_MS;
    const overdue = await overdueOrders(this.#deps.system, after, now);
    const isDone = await this.#cancelAll(overdue, now);
    if (!isDone) return;
    this.#sweptUntil = now;
    if (isEverything) this.#everythingAt = now;
  }

  /** A few at once; answers whether all went through. One that fails holds no other up. */
  async #cancelAll(overdue: readonly OverdueOrder[], now: number): Promise<boolean> {
    let isDone = true;
    await pLimit(AT_ONCE).map(overdue, async ({ storeId, orderId }) => {
      try {
        const which = { storeId, orderId, actor: SYSTEM };
        await this.#deps.changes.change(which, (order) => cancelUnanswered(order, now));
      } catch (err) {
        isDone = false;
        this.#deps.log.warn({ err, storeId, orderId }, 'unanswered order not cancelled; tried again');
      }
    });
    return isDone;
  }
}

/** What becomes of an order whose time to be accepted ended by `now`; null when somebody was faster. */
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
