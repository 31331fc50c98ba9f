import { createHash } from 'node:crypto';
import {
  type DeliveryOrderWire,
  eventWord,
} from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import { courierOf } from './couriers.ts';
import { type Delivery, eventOf, planAfter, planOf, problemOf, type Step } from './delivery.ts';
import { GOOD, type Misbehaviour } from './misbehaviour.ts';
import { type SimAccount, sendEvent } from './send-events.ts';

/** Maximum number of attempts to send an event. */
const SENDINGS = 5;

interface Options {
  accounts: readonly SimAccount[];
  seed: number;
  /** Simulated minutes per real minute; with 0, deliveries move only by {@link Deliveries.step}. */
  speed: number;
  now(): number;
}

/** All deliveries of the service and its behaviour. */
export class Deliveries {
  behaviour: Misbehaviour = GOOD;
  readonly all: Delivery[] = [];
  readonly #options: Options;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(options: Options) {
    this.#options = options;
  }

  accountOf(clientId: string): SimAccount | undefined {
    return this.#options.accounts.find((account) => account.clientId === clientId);
  }

  /** The newest delivery of an account's order. */
  find(clientId: string, orderId: string): Delivery | undefined {
    return this.all.findLast(
      (delivery) => delivery.clientId === clientId && delivery.order.orderId === orderId,
    );
  }

  /** Accepts a delivery. The same order again returns the same delivery, unless it was rejected. */
  take(clientId: string, order: DeliveryOrderWire): Delivery {
    const before = this.find(clientId, order.orderId);
    if (before && before.events.at(-1)?.type !== 'REJECTED') return before;
    const turn = this.all.length;
    const delivery: Delivery = {
      deliveryId: deliveryIdOf(this.#options.seed, turn, order.orderId),
      clientId,
      order,
      courier: courierOf(this.#options.seed, turn),
      events: [eventOf('pending', this.#options.now())],
      plan: this.#planOf(order),
      problem: null,
      risePercent: this.behaviour.priceRisePercent,
    };
    this.all.push(delivery);
    this.#goOn(delivery);
    return delivery;
  }

  /**
   * Cancels a delivery for the store and removes its remaining steps. Returns false if the delivery is
   * already over.
   */
  cancel(delivery: Delivery): boolean {
    if (delivery.plan.length === 0) return delivery.events.at(-1)?.type === 'CANCELLED';
    delivery.plan = [];
    delivery.events.push(eventOf('cancelled', this.#options.now()));
    return true;
  }

  /**
   * Saves the store's decision about a problem. A repeated decision changes nothing. Returns false if there
   * is no problem.
   */
  solve(delivery: Delivery, action: string): boolean {
    const { problem } = delivery;
    if (problem === null) return false;
    if (problem.actionTaken !== null) return true;
    delivery.problem = { ...problem, actionTaken: action };
    delivery.plan = planAfter(action, delivery.plan);
    return true;
  }

  #planOf(order: DeliveryOrderWire): Step[] {
    const rise = this.behaviour.priceRisePercent;
    if (rise <= (order.additionalPricePercentual ?? 0)) return planOf(this.behaviour);
    return [{ type: 'rejected', reason: 'PRICE_EXCEEDED', minutes: 1 }];
  }

  /**
   * Runs the next step of a delivery and reports it to the store. Returns the HTTP statuses that the store
   * answered.
   */
  async step(delivery: Delivery): Promise<number[]> {
    const account = this.accountOf(delivery.clientId);
    if (!account || delivery.problem?.actionTaken === null) return [];
    const count = this.behaviour.reorders ? 2 : 1;
    const events = delivery.plan
      .splice(0, count)
      .map(({ type, reason }) => eventOf(type, this.#options.now(), reason));
    delivery.events.push(...events);
    const { problemAfter } = this.behaviour;
    const isTrouble = problemAfter !== null && events.some(({ type }) => type === eventWord(problemAfter));
    if (isTrouble && delivery.problem === null) delivery.problem = problemOf(this.#options.now());
    const statuses: number[] = [];
    for (const event of events.toReversed()) {
      statuses.push(...(await this.#sendUntilAcknowledged(account, delivery, event)));
    }
    return statuses;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  async #sendUntilAcknowledged(account: SimAccount, delivery: Delivery, event: Delivery['events'][number]) {
    let statuses: number[] = [];
    // With speed 0, a test runs each step and checks its answer, so nothing is repeated. Otherwise, repeated
    // sending bridges a short outage of the store.
    const max = this.#options.speed === 0 ? 1 : SENDINGS;
    for (let sending = 1; sending <= max; sending++) {
      statuses = await sendEvent(account, delivery, event, this.behaviour);
      if (statuses.every((status) => status >= 200 && status < 300) || sending === max) break;
      await this.#wait(1_000 * 2 ** sending);
    }
    return statuses;
  }

  #goOn(delivery: Delivery): void {
    const next = delivery.plan[0];
    if (next === undefined || this.#options.speed === 0) return;
    void this.#wait((next.minutes * 60_000) / this.#options.speed)
      .then(() => this.step(delivery))
      .then(() => this.#goOn(delivery));
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        resolve();
      }, ms);
      this.#timers.add(timer);
    });
  }
}

/** A UUID that depends only on seed, turn and order. */
function deliveryIdOf(seed: number, turn: number, orderId: string): string {
  const hex = createHash('sha256').update(`${seed}/${turn}/${orderId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
