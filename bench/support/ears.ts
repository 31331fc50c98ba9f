/** The events about orders that one panel's socket has received. */
export class ReceivedEvents {
  readonly store: number;
  readonly arrivals = new Map<number, number>();
  duplicated = 0;
  outOfOrder = 0;
  #lastSeq: number | null = null;

  constructor(store: number) {
    this.store = store;
  }

  /** Number of the last event; 0 before the first one. */
  get lastSeq(): number {
    return this.#lastSeq ?? 0;
  }

  begin(): void {
    this.arrivals.clear();
    this.duplicated = 0;
    this.outOfOrder = 0;
  }

  receive({ seq, id }: { seq: number; id: number }): void {
    const at = performance.now();
    if (this.arrivals.has(id)) this.duplicated += 1;
    else this.arrivals.set(id, at);
    if (this.#lastSeq !== null && seq !== this.#lastSeq + 1) this.outOfOrder += 1;
    this.#lastSeq = seq;
  }
}
