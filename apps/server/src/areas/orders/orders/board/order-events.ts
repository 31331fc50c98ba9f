import type { OrderStore } from '@comanda/contract/orders/orders/order-card.wire';
import { type OrderEvent, orderEventToWire } from '@comanda/contract/realtime/events';
import type { Registry } from '@prometheus-io/client';
import type pg from 'pg';
import type { Clock } from '../../../../platform/clock.ts';
import type { Announcements, SubjectNumbers } from '../../../../platform/database/announcements.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { LastNumbers } from '../../../../platform/realtime/last-numbers.ts';
import type { Realtime } from '../../../../platform/realtime/realtime.ts';
import type { OrderHints } from '../../../../platform/redis/order-hints.ts';
import { RepeatedWork } from '../../../../platform/repeated-work.ts';
import { cardOfDay } from './card-of-day.ts';
import { EventLine } from './event-line.ts';
import { HintedStores } from './hinted-stores.ts';
import { measureScreenDelay, type ScreenDelay } from './screen-delay.ts';

/** Interval for comparing the event numbers of stores. A change of another process is pushed within twice this time. */
const COMPARE_MS = 400;

interface Deps {
  realtime: Realtime;
  /**
   * Connections that may read all stores. One query reads the event numbers of all stores with a panel on
   * this server.
   */
  systemPool: pg.Pool;
  announcements: Pick<Announcements, 'isBehind' | 'catchUp'>;
  numbers: LastNumbers;
  hints: OrderHints;
  clock: Clock;
  log: Logger;
  metrics: Registry;
}

/**
 * Numbers of a store's last order event and last announcement. The second is null without an announcement.
 */
interface StoreNumbers {
  storeId: number;
  seq: number;
  subjectSeq: number | null;
}

/** A listener to order events besides the panels: customers' pages, print agents, automatic acceptance. */
export interface OrderEventListener {
  published(event: OrderEvent, storeId: number): void;
  /**
   * Called when the store has an event that another process committed. The listener must read the event from
   * the database.
   */
  missed(storeId: number): void;
}

/**
 * Pushes committed events to the panels connected to this process. A push is only a notification: panels
 * fetch missing events. An event of another process, or of a process that died after its commit, is not
 * pushed here. The store's number is then higher than the last pushed number. Panels get the store's number
 * and fetch the events. Lost announcements are found in the same way.
 */
export class OrderEvents {
  readonly #deps: Deps;
  readonly #line = new EventLine();
  readonly #listeners: OrderEventListener[] = [];
  /**
   * Numbers of the previous comparison. An event counts as missed when two comparisons in a row find that it
   * was not pushed.
   */
  #before = new Map<number, StoreNumbers>();
  readonly #comparisons: RepeatedWork;
  readonly #hinted: HintedStores;
  readonly #delay: ScreenDelay;
  /** Times of the last two comparisons (`performance.now`), the newer time first. */
  #comparedAt: [number, number] = [0, 0];

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#delay = measureScreenDelay(deps.metrics);
    this.#comparisons = new RepeatedWork({
      job: 'order-events',
      everyMs: COMPARE_MS,
      work: () => this.#compare(),
      failure: 'event numbers not compared',
      log: deps.log,
    });
    this.#hinted = new HintedStores({
      isNew: (storeId, seq) => seq > this.#line.lastOf(storeId) && deps.realtime.isWatched(storeId),
      look: (storeIds) => this.#lookAt(storeIds),
      onFailure: (err) =>
        deps.log.warn({ err }, 'hints not checked; the next comparison finds missed events'),
    });
  }

  start(): void {
    this.#comparisons.start();
    this.#deps.hints.listen((storeId, seq) => this.#hinted.hear(storeId, seq));
  }

  get rounds(): readonly RepeatedWork[] {
    return this.#comparisons.rounds;
  }

  listen(listener: OrderEventListener): void {
    this.#listeners.push(listener);
  }

  /** Pushes a committed event to the panels of its store. Call it only after the commit. */
  publish(event: OrderEvent, store: OrderStore & { timeZone: string }): void {
    this.#deps.numbers.note(store.storeId, event.seq);
    this.#deps.hints.send(store.storeId, event.seq);
    const committedAt = performance.now();
    this.#line.take(store.storeId, event.seq, () => {
      // Skips the work of serialising an event that no open panel needs.
      if (this.#deps.realtime.hasPanels(store.storeId)) {
        this.#push(event, store);
        this.#delay.pushed(performance.now() - committedAt);
      }
      for (const listener of this.#listeners) listener.published(event, store.storeId);
    });
  }

  #push(event: OrderEvent, store: OrderStore & { timeZone: string }): void {
    const { clock, realtime } = this.#deps;
    const now = clock.now();
    const order = cardOfDay(event.order, store, now);
    realtime.toStore(store.storeId).emit('pedido', orderEventToWire({ ...event, order }, store, now));
    // Support visits get only the event's number, and fetch the order without customer data.
    realtime.toVisits(store.storeId).emit('pedido-seq', { seq: event.seq });
  }

  async stop(): Promise<void> {
    this.#line.flush();
    await this.#hinted.stop();
    await this.#comparisons.stop();
  }

  /**
   * Compares the last event number of each watched store with the database. Returns the number of stores with
   * missed events.
   */
  async #compare(): Promise<number> {
    const { announcements, numbers, realtime } = this.#deps;
    const watched = realtime.watchedStores();
    const before = this.#before;
    const now = performance.now();
    const [, notYetAt] = this.#comparedAt;
    this.#comparedAt = [now, this.#comparedAt[0]];
    this.#before = new Map();
    if (watched.length === 0) return 0;
    const rows = await this.#numbersOf(watched);
    const unacknowledged: number[] = [];
    let missed = 0;
    for (const row of rows) {
      const { storeId, seq } = row;
      numbers.note(storeId, seq);
      this.#before.set(storeId, row);
      const known = before.get(storeId);
      if (announcements.isBehind(storeId, known?.subjectSeq ?? 0)) unacknowledged.push(storeId);
      const pushed = this.#line.lastOf(storeId);
      // A push may arrive a moment after its commit, so one comparison proves nothing. For a store without an
      // earlier comparison the current number is used: its panel may have missed events.
      if ((known?.seq ?? seq) <= pushed) continue;
      missed += 1;
      // The previous comparison found the event, and the one before did not. This limits the event's age.
      if (known !== undefined) this.#delay.foundLater(now - notYetAt);
      this.#pushNumber(storeId, seq);
    }
    if (unacknowledged.length > 0) await this.#findAnnounced(unacknowledged);
    return missed;
  }

  /**
   * Pushes the numbers of stores that another server named. The number in the hint is not used, because the
   * row has the current number.
   */
  async #lookAt(storeIds: readonly number[]): Promise<void> {
    for (const { storeId, seq } of await this.#numbersOf(storeIds)) {
      this.#deps.numbers.note(storeId, seq);
      if (seq > this.#line.lastOf(storeId)) this.#pushNumber(storeId, seq);
    }
  }

  async #numbersOf(storeIds: readonly number[]): Promise<StoreNumbers[]> {
    const { rows } = await this.#deps.systemPool.query<StoreNumbers>({
      name: 'numbers-of-stores',
      text: `select c.store_id as "storeId", c.event_seq as seq, s.seq as "subjectSeq"
               from store_counters c left join store_subjects s on s.store_id = c.store_id
              where c.store_id = any($1::integer[])`,
      values: [storeIds],
    });
    return rows;
  }

  /** Asks panels and other listeners to fetch events that were not published here. */
  #pushNumber(storeId: number, seq: number): void {
    this.#deps.realtime.toPanels(storeId).emit('pedido-seq', { seq });
    this.#line.skipTo(storeId, seq);
    for (const listener of this.#listeners) listener.missed(storeId);
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
