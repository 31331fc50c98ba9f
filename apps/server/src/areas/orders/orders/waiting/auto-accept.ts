import type { OrderEvent } from '@comanda/contract/realtime/events';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import { RepeatedWork } from '../../../../platform/repeated-work.ts';
import type { StoreProfiles } from '../../../store/store/public.ts';
import { SYSTEM } from '../actors.ts';
import type { OrderEvents } from '../board/order-events.ts';
import { afterTransition } from '../changes/change-status.ts';
import type { NextOrder, OrderChanges } from '../changes/order-changes.ts';
import { MAX_AT_ONCE, ordersToAccept, type WaitingOrder } from './auto-accept.reads.ts';

/** Maximum delay after a crash or a changed setting. Otherwise an order is accepted at its arrival. */
const EVERY_MS = 3_000;
const AT_ONCE = 4;

interface Deps {
  /** Database access over all stores. */
  system: Database;
  profiles: StoreProfiles;
  changes: OrderChanges;
  events: OrderEvents;
  clock: Clock;
  log: Logger;
}

/**
 * Accepts new orders of stores with automatic acceptance, even without an open panel. Every process may run
 * it: each order is decided under its lock, and is accepted only once.
 */
export class AutoAccept {
  readonly #deps: Deps;
  readonly #sweeps: RepeatedWork;
  /** Waiting orders without duplicates, in order of arrival. */
  readonly #waiting = new Map<string, WaitingOrder>();
  readonly #workers = new Set<Promise<void>>();
  #working = 0;
  #isStopping = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#sweeps = new RepeatedWork({
      job: 'automatic-acceptance',
      everyMs: EVERY_MS,
      work: () => this.#sweep(),
      failure: 'orders to accept not read; tried again',
      log: deps.log,
    });
  }

  start(): void {
    this.#deps.events.listen({
      published: (event, storeId) => void this.#onOrderEvent(event, storeId),
      // An order of another process is accepted there, or by the next sweep.
      missed: () => undefined,
    });
    this.#sweeps.start();
    void this.#sweeps.run();
  }

  get rounds(): readonly RepeatedWork[] {
    return this.#sweeps.rounds;
  }

  /** Waits for the orders in progress. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#waiting.clear();
    await this.#sweeps.stop();
    await Promise.all(this.#workers);
  }

  async #onOrderEvent({ order, happened }: OrderEvent, storeId: number): Promise<void> {
    if (order.status !== 'pending' || order.hasTotalMismatch) return;
    if (happened !== 'received' && happened !== 'pending') return;
    try {
      const store = await this.#deps.profiles.get(storeId);
      if (!store.acceptsAutomatically || store.isSuspended) return;
      const { orderId, version, acceptBy } = order;
      void this.#acceptAll([{ storeId, orderId, version, acceptBy }]);
    } catch (err) {
      this.#deps.log.warn({ err, storeId }, 'new order not read; the next sweep reads it');
    }
  }

  /** Reads one batch after another, so that an order that cannot be accepted does not delay later orders. */
  async #sweep(): Promise<number> {
    const now = this.#deps.clock.now();
    let batch = await ordersToAccept(this.#deps.system, now);
    let tried = 0;
    while (batch.length > 0 && !this.#isStopping) {
      await this.#acceptAll(batch);
      tried += batch.length;
      if (batch.length < MAX_AT_ONCE) break;
      batch = await ordersToAccept(this.#deps.system, now, batch.at(-1));
    }
    return tried;
  }

  /**
   * Accepts orders. All calls together run only a few in parallel, so that a burst does not use all database
   * connections.
   */
  async #acceptAll(orders: readonly WaitingOrder[]): Promise<void> {
    if (this.#isStopping) return;
    for (const order of orders) this.#waiting.set(`${order.storeId}-${order.orderId}`, order);
    while (this.#working < AT_ONCE && this.#waiting.size > 0) {
      const worker = this.#work().finally(() => this.#workers.delete(worker));
      this.#workers.add(worker);
    }
    await Promise.all(this.#workers);
  }

  /**
   * Takes the first waiting order before any await. When no order is left, decrements `#working` in the same
   * tick. An order added later then starts a new worker.
   */
  async #work(): Promise<void> {
    this.#working += 1;
    for (const [key, order] of this.#waiting) {
      this.#waiting.delete(key);
      await this.#accept(order);
    }
    this.#working -= 1;
  }

  async #accept({ storeId, orderId, version }: WaitingOrder): Promise<void> {
    const { changes, log } = this.#deps;
    try {
      await changes.change({ storeId, orderId, actor: SYSTEM }, (order, _tx, now) =>
        order.version === version ? accept(order, now) : null,
      );
    } catch (err) {
      this.#sweeps.noteFailure(err);
      log.warn({ err, storeId, orderId }, 'order not accepted; tried again');
    }
  }
}

/** Accepts an order automatically; null when a user must decide, or the order is not pending. */
function accept(order: OrderCard, now: number): NextOrder | null {
  if (order.status !== 'pending' || order.hasTotalMismatch || order.acceptBy <= now) return null;
  return {
    order: afterTransition(order, { ...order, status: 'accepted' }, now),
    happened: 'accepted',
    note: 'auto',
  };
}
