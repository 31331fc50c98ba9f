/**
 * Maximum time that an event waits for an earlier number. In one process, numbers arrive out of order by a millisecond
 * or two.
 */
const WAIT_MS = 20;
/** Number of stores whose last number is cached. For other stores two events may be pushed in the wrong order. */
const MAX_STORES = 20_000;

interface Queue {
  next: number;
  waiting: Map<number, () => void>;
  timer: NodeJS.Timeout | null;
}

/**
 * Pushes the events of each store in the order of their numbers. Several connections commit at the same time,
 * so a later event may arrive here first. Panels would see a missing number and fetch. Events of other
 * processes never arrive here. An event that waits for such a number is pushed after `WAIT_MS`.
 */
export class EventLine {
  readonly #queues = new Map<number, Queue>();

  /** Pushes at once if the event is the next one; otherwise after the earlier events, or after `WAIT_MS`. */
  take(storeId: number, seq: number, push: () => void): void {
    const queue = this.#queueOf(storeId, seq);
    if (seq < queue.next) {
      push();
      return;
    }
    queue.waiting.set(seq, push);
    this.#drain(queue);
    if (queue.waiting.size > 0) queue.timer ??= setTimeout(() => this.#letGo(queue), WAIT_MS);
  }

  /** Number of the last event pushed here; 0 when unknown. */
  lastOf(storeId: number): number {
    return (this.#queues.get(storeId)?.next ?? 1) - 1;
  }

  /** Stops waiting for numbers up to `seq`, because panels were already asked to fetch these events. */
  skipTo(storeId: number, seq: number): void {
    const queue = this.#queueOf(storeId, seq + 1);
    queue.next = Math.max(queue.next, seq + 1);
    this.#drain(queue);
  }

  /** Pushes all waiting events at once. */
  flush(): void {
    for (const queue of this.#queues.values()) this.#letGo(queue);
  }

  #queueOf(storeId: number, seq: number): Queue {
    const known = this.#queues.get(storeId);
    if (known) return known;
    if (this.#queues.size >= MAX_STORES) {
      this.flush();
      this.#queues.clear();
    }
    const made: Queue = { next: seq, waiting: new Map(), timer: null };
    this.#queues.set(storeId, made);
    return made;
  }

  #drain(queue: Queue): void {
    for (let push = queue.waiting.get(queue.next); push; push = queue.waiting.get(queue.next)) {
      queue.waiting.delete(queue.next);
      queue.next += 1;
      push();
    }
  }

  #letGo(queue: Queue): void {
    if (queue.timer) clearTimeout(queue.timer);
    queue.timer = null;
    for (const [seq, push] of [...queue.waiting].sort(([one], [other]) => one - other)) {
      queue.next = seq + 1;
      push();
    }
    queue.waiting.clear();
  }
}
