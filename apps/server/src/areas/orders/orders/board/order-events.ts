import type { OrderStore } from '@comanda/contract/orders/orders/order-card.wire';
import { type OrderEvent, orderEventToWire } from '@comanda/contract/realtime/events';
import type pg from 'pg';
import type { Clock } from '../../../../platform/clock.ts';
import type { Announcements, SubjectNumbers } from '../../../../platform/database/announcements.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { LastNumbers } from '../../../../platform/realtime/last-numbers.ts';
import type { Realtime } from '../../../../platform/realtime/realtime.ts';
import { RepeatedWork } from '../../../../platform/repeated-work.ts';
import { cardOfDay } from './card-of-day.ts';
import { EventLine } from './event-line.ts';

/** Interval for comparing the numbers of stores. Changes of another process show within twice this time. */
const COMPARE_MS = 400;

interface Deps {
  realtime: Realtime;
  /** Pool over all stores: one query reads the numbers of all stores with a panel here. */
  systemPool: pg.Pool;
  announcements: Pick<Announcements, 'isBehind' | 'catchUp'>;
  numbers: LastNumbers;
  clock: Clock;
  log: Logger;
}

/** Last number of a store's order events, and of its announcements if any. */
interface StoreNumbers {
  storeId: number;
  seq: number;
  subjectSeq: number | null;
}

/** Other listeners to order events: customers' pages, print agents, automatic acceptance. */
export interface OrderEventListener {
  published(event: OrderEvent, storeId: number): void;
  /** Called for an event of the store that was not published here. The listener must read it from the database. */
  missed(storeId: number): void;
}

/**
 * Pushes committed events to the panels connected to this process. A push is only a hint: the event's row is the
 * truth. An event may be of another process, or of one that died after its commit. The store's number is then ahead of the last one pushed here. Panels then get the number and fetch the gap. Lost notifications of announcements are found in
 * the same way.
 */
export class OrderEvents {
  readonly #deps: Deps;
  readonly #line = new EventLine();
  readonly #listeners: OrderEventListener[] = [];
  /** Numbers of the previous round: an event counts as missed when it is behind in two rounds. */
  #before = new Map<number, StoreNumbers>();
  readonly #comparisons: RepeatedWork;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#comparisons = new RepeatedWork({
      job: 'order-events',
      everyMs: COMPARE_MS,
      work: () => this.#compare(),
      failure: 'event numbers not compared',
      log: deps.log,
    });
  }

  start(): void {
    this.#comparisons.start();
  }

  get rounds(): readonly RepeatedWork[] {
    return this.#comparisons.rounds;
  }

  listen(listener: OrderEventListener): void {
    this.#listeners.push(listener);
  }

  /** Pushes a committed event to the panels of its store. Call only after the commit. */
  publish(event: OrderEvent, store: OrderStore & { timeZone: string }): void {
    this.#deps.numbers.note(store.storeId, event.seq);
    this.#line.take(store.storeId, event.seq, () => {
      // Stores without open panels need no serialised push.
      if (this.#deps.realtime.hasPanels(store.storeId)) this.#push(event, store);
      for (const listener of this.#listeners) listener.published(event, store.storeId);
    });
  }

  #push(event: OrderEvent, store: OrderStore & { timeZone: string }): void {
    const { clock, realtime } = this.#deps;
    const now = clock.now();
    const order = cardOfDay(event.order, store, now);
    realtime.toStore(store.storeId).emit('pedido', orderEventToWire({ ...event, order }, store, now));
    // Support visits get only the number, and fetch the order without its customer.
    realtime.toVisits(store.storeId).emit('pedido-seq', { seq: event.seq });
  }

  stop(): Promise<void> {
    this.#line.flush();
    return this.#comparisons.stop();
  }

  /** Returns the number of stores with missed events. */
  async #compare(): Promise<number> {
    const { announcements, numbers, realtime, systemPool } = this.#deps;
    const watched = realtime.watchedStores();
    const before = this.#before;
    this.#before = new Map();
    if (watched.length === 0) return 0;
    const { rows } = await systemPool.query<StoreNumbers>({
      name: 'numbers-of-stores',
      text: `select c.store_id as "storeId", c.event_seq as seq, s.seq as "subjectSeq"
               from store_counters c left join store_subjects s on s.store_id = c.store_id
              where c.store_id = any($1::integer[])`,
      values: [watched],
    });
    const unheard: number[] = [];
    let missed = 0;
    for (const row of rows) {
      const { storeId, seq } = row;
      numbers.note(storeId, seq);
      this.#before.set(storeId, row);
      const known = before.get(storeId);
      if (announcements.isBehind(storeId, known?.subjectSeq ?? 0)) unheard.push(storeId);
      const pushed = this.#line.lastOf(storeId);
      // A push may be a moment behind its commit. Panels of a newly watched store may have missed any event.
      if ((known?.seq ?? seq) <= pushed) continue;
      missed += 1;
      realtime.toPanels(storeId).emit('pedido-seq', { seq });
      this.#line.skipTo(storeId, seq);
      for (const listener of this.#listeners) listener.missed(storeId);
    }
    if (unheard.length > 0) await this.#findAnnounced(unheard);
    return missed;
  }

  /** Finds announcements of other servers whose notification was lost. */
  async #findAnnounced(storeIds: readonly number[]): Promise<void> {
    const { announcements, systemPool } = this.#deps;
    const { rows } = await systemPool.query<{ storeId: number; seq: number; subjects: SubjectNumbers }>({
      name: 'subjects-of-stores',
      text: 'select store_id as "storeId", seq, subjects from store_subjects where store_id = any($1::integer[])',
      values: [storeIds],
    });
    for (const { storeId, seq, subjects } of rows) announcements.catchUp(storeId, seq, subjects);
  }
}
