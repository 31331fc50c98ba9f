import type { OrderStore } from '@comanda/contract/orders/order-card.wire';
import { type OrderEvent, orderEventToWire } from '@comanda/contract/realtime/events';
import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/log.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { EventLine } from './event-line.ts';

/** How long pushed numbers wait before they leave the outbox together. */
const FLUSH_MS = 250;
const RELAY_MS = 500;
/** Most numbers one relay round takes over. */
const RELAY_BATCH = 5_000;

interface Deps {
  realtime: Realtime;
  /** Works across stores: the outbox of every store is emptied here. */
  systemPool: pg.Pool;
  clock: Clock;
  log: Logger;
}

/**
 * Carries committed events to the panels. A push is a hint: the truth is the event's row. Numbers that were
 * pushed leave the outbox in batches; whatever stays longer than a second (a crash between commit and push)
 * is announced by the relay, and panels fetch it.
 */
export class OrderEvents {
  readonly #deps: Deps;
  readonly #line = new EventLine();
  #pushed: { storeId: number; seq: number }[] = [];
  #timers: NodeJS.Timeout[] = [];
  #working: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timers = [
      setInterval(() => this.#enqueue(() => this.#flush()), FLUSH_MS),
      setInterval(() => this.#enqueue(() => this.#relay()), RELAY_MS),
    ];
  }

  /** Pushes one committed event to the panels of its store. Call after the commit only. */
  publish(event: OrderEvent, store: OrderStore): void {
    this.#line.take(store.storeId, event.seq, () => {
      this.#deps.realtime
        .toStore(store.storeId)
        .emit('pedido', orderEventToWire(event, store, this.#deps.clock.now()));
      this.#pushed.push({ storeId: store.storeId, seq: event.seq });
    });
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#line.flush();
    this.#enqueue(() => this.#flush());
    await this.#working;
  }

  #enqueue(work: () => Promise<void>): void {
    this.#working = this.#working.then(work).catch((error: unknown) => {
      // The database is away: the numbers stay in the outbox and the relay announces them later.
      this.#deps.log.warn({ err: error }, 'event outbox not reachable');
    });
  }

  async #flush(): Promise<void> {
    const pushed = this.#pushed;
    if (pushed.length === 0) return;
    this.#pushed = [];
    await this.#deps.systemPool.query({
      name: 'flush-outbox',
      text: `delete from event_outbox o using unnest($1::integer[], $2::bigint[]) as p (store_id, seq)
              where o.store_id = p.store_id and o.seq = p.seq`,
      values: [pushed.map((entry) => entry.storeId), pushed.map((entry) => entry.seq)],
    });
  }

  async #relay(): Promise<void> {
    const { rows } = await this.#deps.systemPool.query<{ store_id: number; seq: number }>({
      name: 'relay-outbox',
      text: `with late as (
               select store_id, seq from event_outbox where at < now() - interval '1 second'
                order by at limit ${RELAY_BATCH} for update skip locked
             ), gone as (
               delete from event_outbox o using late where o.store_id = late.store_id and o.seq = late.seq
               returning o.store_id, o.seq
             )
             select store_id, max(seq) as seq from gone group by store_id`,
    });
    for (const row of rows) this.#deps.realtime.toStore(row.store_id).emit('pedido-seq', { seq: row.seq });
  }
}
